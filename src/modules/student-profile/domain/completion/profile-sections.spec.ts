import { describe, expect, it } from 'vitest';
import { NOTHING_ANSWERED } from '../../testing/answered-profiles.js';
import { type AnsweredProfile } from './answered-profile.js';
import { PROFILE_SECTIONS, statusOf } from './profile-sections.js';

const status = (step: string, answers: Partial<AnsweredProfile>) => {
  const section = PROFILE_SECTIONS.find((candidate) => candidate.step === step);
  return section && statusOf(section, { ...NOTHING_ANSWERED, ...answers });
};

describe('the status of a profile section', () => {
  it.each<[string, Partial<AnsweredProfile>, string]>([
    ['basic', { firstName: 'Maya', lastName: 'Lin' }, 'complete'],
    ['basic', { firstName: 'Maya' }, 'partial'],
    ['basic', { lastName: 'Lin' }, 'partial'],
    ['basic', { firstName: '', lastName: '' }, 'incomplete'],
    ['basic', { email: 'maya@example.org', gender: 'Female' }, 'incomplete'],
    ['address', { streetAddress: '1 Elm', city: 'Columbus', state: 'OH' }, 'complete'],
    ['address', { streetAddress: '1 Elm' }, 'partial'],
    ['address', { city: 'Columbus' }, 'partial'],
    ['address', { state: 'OH' }, 'partial'],
    ['address', { streetAddress: '1 Elm', state: 'OH' }, 'partial'],
    ['address', { zipCode: '43210', country: 'United States' }, 'incomplete'],
    ['background', { raceEthnicity: ['Asian'], parentEducationLevel: 'Some college' }, 'complete'],
    ['background', { householdIncomeRange: '30-60k' }, 'partial'],
    ['background', { raceEthnicity: ['Asian'] }, 'partial'],
    ['background', { parentEducationLevel: 'Some college' }, 'partial'],
    ['background', { raceEthnicity: [], firstGenerationCollege: 'Yes' }, 'incomplete'],
    [
      'fit',
      { intendedMajor: 'Business', careerGoals: ['Engineer'], preferences: [[], ['Rural']] },
      'complete',
    ],
    ['fit', { intendedMajor: 'Business', careerGoals: ['Engineer'] }, 'partial'],
    ['fit', { intendedMajor: 'Business', preferences: [['Urban']] }, 'partial'],
    ['fit', { careerGoals: ['Engineer'] }, 'partial'],
    ['fit', { preferences: [['Urban']] }, 'partial'],
    ['fit', { preferences: [[], [], []] }, 'incomplete'],
    ['school', { schoolName: 'Elm High', currentGradeLevel: '9th', graduationYear: 2030 }, 'complete'],
    ['school', { schoolName: 'Elm High', currentGradeLevel: '9th' }, 'partial'],
    ['school', { schoolName: 'Elm High' }, 'partial'],
    ['school', { currentGradeLevel: '9th' }, 'partial'],
    ['school', { graduationYear: 2030 }, 'partial'],
    ['school', { schoolState: 'OH', schoolType: 'Public' }, 'incomplete'],
    ['performance', { unweightedGpa: '3.7', gpaScale: '4.0' }, 'complete'],
    ['performance', { weightedGpa: '4.2', gpaScale: '4.0' }, 'partial'],
    ['performance', { classRank: 12 }, 'partial'],
    ['performance', { gpaScale: '4.0' }, 'incomplete'],
    ['tests', { satTotal: 1350 }, 'complete'],
    ['tests', { actComposite: 30 }, 'complete'],
    ['tests', { satMath: 700 }, 'partial'],
    ['tests', { satReadingWriting: 700 }, 'partial'],
    ['tests', { actEnglish: 30 }, 'partial'],
    ['tests', { actMath: 30 }, 'partial'],
    ['tests', { actReading: 30, actScience: 30 }, 'incomplete'],
    ['tests', { testPreference: 'Neither' }, 'incomplete'],
    ['advanced', { apCoursesTaken: 1 }, 'complete'],
    ['advanced', { honorsCourses: 3 }, 'complete'],
    ['advanced', { apCoursesTaken: 0, honorsCourses: 0, dualEnrollmentCredits: 3 }, 'complete'],
    ['advanced', { dualEnrollmentCredits: 'N/A' }, 'complete'],
    ['advanced', { courses: 1 }, 'complete'],
    ['advanced', { apCoursesTaken: 0, honorsCourses: 0, dualEnrollmentCredits: 0 }, 'partial'],
    ['advanced', { apCoursesPlanned: 3, ibHlCount: 2 }, 'partial'],
    ['advanced', { ibProgram: false }, 'partial'],
    ['advanced', {}, 'incomplete'],
    ['activities', { activities: 1 }, 'complete'],
    ['portfolio', { portfolioItems: 2 }, 'complete'],
    ['awards', { awards: 1 }, 'complete'],
    ['research', { researchProjects: 1 }, 'complete'],
    ['activities', { awards: 1 }, 'incomplete'],
    ['portfolio', { activities: 1 }, 'incomplete'],
    ['awards', { researchProjects: 1 }, 'incomplete'],
    ['research', { portfolioItems: 1 }, 'incomplete'],
  ])('%s with %o is %s', (step, answers, expected) => {
    expect(status(step, answers)).toBe(expected);
  });

  it('is incomplete everywhere without any answer', () => {
    expect(PROFILE_SECTIONS.map((section) => statusOf(section, NOTHING_ANSWERED))).toEqual(
      Array(12).fill('incomplete'),
    );
  });
});

it('lists the twelve sections of the profile', () => {
  expect(PROFILE_SECTIONS.map(({ section, step }) => `${section}/${step}`)).toEqual([
    'personal/basic',
    'personal/address',
    'personal/background',
    'personal/fit',
    'academic/school',
    'academic/performance',
    'academic/tests',
    'academic/advanced',
    'readiness/activities',
    'readiness/portfolio',
    'readiness/awards',
    'readiness/research',
  ]);
});
