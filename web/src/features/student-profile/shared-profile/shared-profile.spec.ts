import { describe, expect, it } from 'vitest';
import { type SharedProfile } from '@/api';
import { activityEntries, awardEntries, leadershipEntries } from './entries';
import { courseFacts, gradeFacts, planFacts, schoolFacts, testFacts } from './facts';
import { english } from './words';
import { spanish } from './words.es';

const nothing: SharedProfile = {
  firstName: 'Maya',
  lastName: 'Lin',
  school: null,
  courses: [],
  ibCourses: [],
  intendedMajor: null,
  careerGoals: [],
  collegePreferences: null,
  activities: [],
  leadershipRoles: [],
  awards: [],
  researchProjects: [],
  portfolioItems: [],
  showsFiles: false,
  activitiesSheet: { updatedAt: null, activities: [], honors: [] },
};
const school: SharedProfile['school'] = {
  schoolName: 'Elm High',
  schoolState: 'OH',
  schoolType: 'Public',
  currentGradeLevel: '12th',
  graduationYear: 2027,
  gpaScale: '4.0',
  unweightedGpa: '3.82',
  weightedGpa: 'N/A',
  classRank: 21,
  classSize: 348,
  testPreference: 'SAT',
  satTotal: 1410,
  satMath: 690,
  satReadingWriting: 720,
  actComposite: null,
  actEnglish: 30,
  actMath: null,
  actReading: null,
  actScience: null,
  apCoursesTaken: 1,
  apCoursesPlanned: 0,
  ibProgram: false,
  honorsCourses: null,
  dualEnrollmentCredits: 'N/A',
};
const AWARD = { id: 'w', name: 'Science fair', year: 2026, selectivity: null, significance: null };
const facts = [schoolFacts, gradeFacts, testFacts, courseFacts, planFacts];
const valueOf = (all: { label: string; value: string | null }[], label: string) =>
  all.find((fact) => fact.label === label)?.value;

describe('a shared profile', () => {
  it('has a line for each answer that is missing', () => {
    const all = facts.flatMap((factsOf) => factsOf(nothing, english));

    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ value }) => value !== null)).toEqual([]);
  });

  it('tells grades on their scale, and “N/A” in words', () => {
    const grades = gradeFacts({ ...nothing, school }, english);

    expect(grades.map(({ value }) => value)).toEqual(['3.82 on a 4.0 scale', 'Does not apply', '21 of 348']);
  });

  it('tells in Spanish what was picked from a list', () => {
    const inSpanish = schoolFacts({ ...nothing, school }, spanish);
    const awards = [{ ...AWARD, level: 'State', category: 'Other' } as const];

    expect(valueOf(inSpanish, 'Tipo de escuela')).toBe('Pública');
    expect(valueOf(inSpanish, 'Grado')).toBe('12.º grado');
    expect(awardEntries({ ...nothing, awards }, spanish)[0]?.facts).toEqual(['Estatal', 'Otro', '2026']);
  });

  it('tells a total with its sections, and sections that have no total', () => {
    const tests = testFacts({ ...nothing, school }, spanish);

    expect(valueOf(tests, 'SAT')).toBe('1410 (matemáticas 690, lectura y redacción 720)');
    expect(valueOf(tests, 'ACT')).toBe('inglés 30');
  });

  it('lists courses only where there are some, with the kind in short', () => {
    const courseType = 'Advanced Placement (AP)';
    const courses = [
      { id: 'c', subject: 'Math', courseName: 'Calculus BC', courseType, isTaken: true },
    ] as const;
    const told = courseFacts({ ...nothing, school, courses: [...courses] }, english);

    expect(valueOf(told, 'Taken')).toBe('Calculus BC (AP)');
    expect(valueOf(told, 'Planned')).toBeUndefined();
    expect(valueOf(told, 'AP courses planned')).toBe('0');
  });

  it('leaves out of an entry only what was not entered', () => {
    const empty = { activityType: null, role: null, leadershipPosition: null, level: null, isPaid: null };
    const untold = { responsibilities: null, skillsDeveloped: null, achievements: null };
    const activity = { id: 'a', activityName: 'Choir', description: 'We sing.', hoursPerWeek: 1 };
    const activities = [{ ...activity, ...empty, ...untold, weeksPerYear: 30, yearsCommitted: null }];

    expect(activityEntries({ ...nothing, activities }, spanish)).toEqual([
      {
        id: 'a',
        title: 'Choir',
        facts: ['1 hora por semana', '30 semanas al año'],
        texts: [{ label: 'Descripción', text: 'We sing.' }],
      },
    ]);
  });

  it('tells the month a role began, wherever the reader is', () => {
    const role = { id: 'r', positionTitle: 'Captain', organizationName: 'Chess club', level: null };
    const untold = { description: null, responsibilities: null, achievements: null, impact: null };
    const leadershipRoles = [{ ...role, ...untold, startDate: '2025-09-01', endDate: null }];

    expect(leadershipEntries({ ...nothing, leadershipRoles }, english)[0]?.facts).toEqual([
      'Chess club',
      'since September 2025',
    ]);
  });

  it('never repeats an English sentence in Spanish', () => {
    const sentences = (words: typeof english) =>
      Object.values(words).filter((value): value is string => typeof value === 'string');
    const inSpanish = new Set(sentences(spanish));

    expect(sentences(english).filter((sentence) => inSpanish.has(sentence))).toEqual(['No']);
  });
});
