import { type Changes } from '#modules/student-profile/domain/changes.js';
import { type AcademicAnswers } from '#modules/student-profile/domain/academic/academic-answers.js';
import { type PersonalAnswers } from '#modules/student-profile/domain/personal/personal-answers.js';
import { type ActivityAnswers } from '#modules/student-profile/domain/entries/activity-impact.js';
import { type AwardAnswers } from '#modules/student-profile/domain/entries/award.js';
import { type PortfolioAnswers } from '#modules/student-profile/domain/entries/portfolio-item.js';
import { type ResearchAnswers } from '#modules/student-profile/domain/entries/research-project.js';
import { type PreferenceAnswers } from '#modules/student-profile/domain/preferences/preference-answers.js';
import { type ListCategory } from '#modules/matching/domain/list-category.js';
import { DEMO_ACCOUNT } from './demo-account.js';

/** Not a real person, and labeled as a demo wherever the name appears. */
export const DEMO_NAME = { firstName: 'Juniper', lastName: 'Vale (Demo student)' } as const;

const AUGUST = 7;

/** The graduation year of a student in twelfth grade. */
export const graduationYearOf = (now: Date): number =>
  now.getUTCFullYear() + (now.getUTCMonth() >= AUGUST ? 1 : 0);

export const personalAnswers = (now: Date): Changes<PersonalAnswers> => ({
  ...DEMO_NAME,
  email: DEMO_ACCOUNT.email,
  dateOfBirth: `${graduationYearOf(now) - 18}-03-14`,
  gender: 'Prefer not to say',
  streetAddress: '1 Sample Street',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
  country: 'United States',
  raceEthnicity: ['Prefer not to answer'],
  parentEducationLevel: 'Some college',
  householdIncomeRange: '60-100k',
  firstGenerationCollege: 'Yes',
});

export const academicAnswers = (now: Date): Changes<AcademicAnswers> => ({
  currentGradeLevel: '12th',
  graduationYear: graduationYearOf(now),
  schoolName: 'Sample Valley High School',
  schoolState: 'OH',
  schoolType: 'Public',
  gpaScale: '4.0',
  unweightedGpa: '3.7',
  weightedGpa: '4.2',
  classRank: 38,
  classSize: 310,
  testPreference: 'SAT',
  satMath: 700,
  satReadingWriting: 660,
  apCoursesTaken: 3,
  apCoursesPlanned: 3,
  honorsCourses: 4,
  dualEnrollmentCredits: 3,
  ibProgram: false,
});

export const INTERESTS_AND_GOALS: Changes<PreferenceAnswers> = {
  intendedMajor: 'Computer Science',
  careerGoals: ['Software Developer', 'Public Service/Government'],
  academicInterests: 'How maps are made, and why some bus lines work better than others.',
  personalValues: 'Being useful to the place I come from.',
  collegeGoals:
    'Learn to build things that people around me use, and meet people who see things differently.',
  postGradPlans: 'Work on software for a city or a state, perhaps study further later.',
  collegeType: ['University'],
  location: ['Urban', 'Suburban'],
  collegeSize: ['10001-20000', '20000+'],
  ownership: 'No preference',
  geographicRegions: ['Midwest', 'Northeast'],
  academicPreferences: ['Strong program in my major', 'Internships and co-ops'],
  studentLifePreferences: ['Support for first-generation students'],
  costOutcomePreferences: ['Low net price', 'High graduation rate'],
  maxDistanceFromHome: 800,
  maxTuition: 28_000,
  financialAidNeeded: true,
};

export const ACTIVITIES: readonly Changes<ActivityAnswers>[] = [
  {
    activityName: 'Robotics club',
    activityType: 'Academic',
    description: 'We build one robot a year and teach younger students how.',
    role: 'Programmer, then captain',
    yearsCommitted: 3,
    hoursPerWeek: 6,
    weeksPerYear: 36,
    leadershipPosition: 'Captain',
    level: 'State',
    responsibilities: 'Plan the season, split the work, keep everyone fed before a match.',
  },
  {
    activityName: 'Public library help desk',
    activityType: 'Community Service',
    description: 'Show people how to print, scan and fill in forms.',
    role: 'Volunteer',
    yearsCommitted: 2,
    hoursPerWeek: 3,
    weeksPerYear: 44,
    level: 'Local',
    isPaid: false,
  },
  {
    activityName: 'Bakery',
    activityType: 'Work',
    description: 'Weekend mornings at the counter.',
    role: 'Counter assistant',
    yearsCommitted: 1,
    hoursPerWeek: 8,
    weeksPerYear: 40,
    isPaid: true,
  },
];

export const PORTFOLIO: readonly Changes<PortfolioAnswers>[] = [
  {
    type: 'Programming',
    title: 'Next bus, big text',
    description: 'A page that shows the next bus at one stop in text my grandmother can read.',
    role: 'Wrote all of it',
    impact: 'It hangs on a screen in our building’s hallway.',
  },
];

export const awards = (now: Date): readonly Changes<AwardAnswers>[] => [
  { name: 'Robotics finalist', level: 'State', category: 'STEM/Science', year: now.getUTCFullYear() },
  { name: 'Honor roll', level: 'Local', category: 'Academic', year: now.getUTCFullYear() - 1 },
];

export const RESEARCH: readonly Changes<ResearchAnswers>[] = [
  {
    title: 'Where buses wait: delays on one line over a month',
    mentor: 'Ms. Ruiz, statistics teacher',
    institution: 'Sample Valley High School',
    duration: 'Two months',
    outcomes: 'A poster, and a letter to the transit agency.',
    skills: 'Counting carefully, spreadsheets, asking for public data',
  },
];

interface CollegeToSave {
  /** UNITID. */
  collegeId: number;
  /** Null uses the estimate. */
  category: ListCategory | null;
  notes: string;
}

/** In the order of saving; the list shows the last one first. */
export const SAVED_COLLEGES: readonly CollegeToSave[] = [
  // Arizona State University Campus Immersion
  { collegeId: 104151, category: null, notes: 'Far away, but the honors college sounds good.' },
  // University of Cincinnati
  { collegeId: 201885, category: null, notes: 'Co-op year! Ask how many students get one.' },
  // Case Western Reserve University
  { collegeId: 201645, category: null, notes: 'Ask about aid before falling for it.' },
  // Purdue University
  {
    collegeId: 243780,
    category: 'Reach',
    notes: 'Computer science is harder to get into than the rest, so I count it as a reach.',
  },
  // University of California, Berkeley
  { collegeId: 110635, category: null, notes: '' },
  // Ohio State University
  { collegeId: 204796, category: null, notes: 'Visited in October. I could see myself here.' },
];
