import {
  UNKNOWN_STUDENT,
  type ActivityFacts,
  type RecognitionLevel,
  type StudentFacts,
} from '../student/student-facts.js';

/** A student of whom only the given is known. */
export function aStudent(known: Partial<StudentFacts> = {}): StudentFacts {
  return { ...UNKNOWN_STUDENT, ...known };
}

/** The same activity several times, 40 weeks a year, of no recorded level. */
export function activities(
  count: number,
  hoursPerWeek: number,
  yearsCommitted: number,
  leadership = false,
): readonly ActivityFacts[] {
  const activity = { hoursPerWeek, weeksPerYear: 40, yearsCommitted, leadership, level: null };
  return Array.from({ length: count }, () => activity);
}

export function awards(...levels: readonly RecognitionLevel[]) {
  return levels.map((level) => ({ level }));
}

export const P1 = aStudent({
  homeState: 'CA',
  unweightedGpa: 3.95,
  satTotal: 1520,
  apCoursesTaken: 10,
  cipFamily: '11',
  majorCip4: '1107',
  activities: [...activities(3, 8, 4, true), ...activities(3, 4, 3)],
  awards: awards('National', 'State'),
  researchProjects: 1,
  settings: ['Urban'],
  regions: ['Northeast', 'Southwest'],
  sizes: ['5001-10000', '20000+'],
  incomeBand: 'over 150k',
});

export const P2 = aStudent({
  homeState: 'OH',
  unweightedGpa: 3.7,
  satTotal: 1350,
  apCoursesTaken: 6,
  honorsCourses: 4,
  cipFamily: '52',
  majorCip4: '5202',
  activities: [...activities(4, 6, 3), ...activities(1, 8, 4, true)],
  awards: awards('State', 'Local'),
  settings: ['Urban', 'Suburban'],
  regions: ['Midwest', 'Northeast'],
  sizes: ['10001-20000', '20000+'],
  ownership: 'Public',
  collegeTypes: ['University'],
  priorities: ['Low net price', 'High graduation rate', 'Campus housing'],
  incomeBand: '60-100k',
});

export const P3 = aStudent({
  homeState: 'TX',
  unweightedGpa: 3.2,
  satTotal: 1080,
  apCoursesTaken: 1,
  cipFamily: '51',
  majorCip4: '5138',
  activities: activities(2, 5, 2),
  incomeBand: '30-60k',
  regions: ['Southwest'],
});

export const P4 = aStudent({
  homeState: 'NY',
  unweightedGpa: 3.9,
  testPreference: 'Neither',
  apCoursesTaken: 8,
  activities: activities(5, 5, 3),
  awards: awards('Regional'),
  incomeBand: '100-150k',
});

export const P5 = aStudent({ homeState: 'IL', actComposite: 30 });

export const P6 = aStudent({
  homeState: 'NJ',
  gpaScale: 100,
  unweightedGpa: 93.5,
  classRank: 12,
  classSize: 400,
  satTotal: 1480,
  apCoursesTaken: 7,
  applicationRound: 'Early Decision',
  activities: activities(4, 6, 4, true),
  awards: awards('State'),
});

export const P7 = aStudent({
  homeState: 'AZ',
  weightedGpa: 4.5,
  actComposite: 33,
  activities: activities(1, 15, 4),
  settings: ['Rural'],
  ownership: 'Public',
  incomeBand: 'under 30k',
});

/** Nothing entered. */
export const P8 = aStudent();

export const WORKED_PROFILES = { P1, P2, P3, P4, P5, P6, P7, P8 } as const;
