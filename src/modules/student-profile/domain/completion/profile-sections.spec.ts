import { describe, expect, it } from 'vitest';
import { type AnsweredProfile, completionPercent, PROFILE_SECTIONS, statusOf } from './profile-sections.js';

const EMPTY: AnsweredProfile = {
  firstName: null,
  lastName: null,
  streetAddress: null,
  city: null,
  state: null,
  raceEthnicity: [],
  parentEducationLevel: null,
  householdIncomeRange: null,
  intendedMajor: null,
  careerGoals: [],
  preferences: [[], [], [], [], [], [], []],
  schoolName: null,
  currentGradeLevel: null,
  graduationYear: null,
  gpaScale: null,
  unweightedGpa: null,
  weightedGpa: null,
  classRank: null,
  satTotal: null,
  satMath: null,
  satReadingWriting: null,
  actComposite: null,
  actEnglish: null,
  actMath: null,
  apCoursesTaken: null,
  honorsCourses: null,
  dualEnrollmentCredits: null,
  activities: 0,
  portfolioItems: 0,
  awards: 0,
  researchProjects: 0,
};

const FULL: AnsweredProfile = {
  ...EMPTY,
  firstName: 'Maya',
  lastName: 'Lin',
  streetAddress: '1 Elm Street',
  city: 'Columbus',
  state: 'OH',
  raceEthnicity: ['Prefer not to answer'],
  parentEducationLevel: 'Some college',
  intendedMajor: 'Business',
  careerGoals: ['Undecided'],
  preferences: [['Urban']],
  schoolName: 'Elm High',
  currentGradeLevel: '11th',
  graduationYear: 2028,
  gpaScale: '4.0',
  unweightedGpa: '3.7',
  actComposite: 29,
  honorsCourses: 0,
  activities: 1,
  portfolioItems: 1,
  awards: 1,
  researchProjects: 1,
};

const status = (step: string, answers: Partial<AnsweredProfile>) => {
  const section = PROFILE_SECTIONS.find((candidate) => candidate.step === step);
  return section && statusOf(section, { ...EMPTY, ...answers });
};

describe('the status of a profile section', () => {
  it.each<[string, Partial<AnsweredProfile>, string]>([
    ['basic', { firstName: 'Maya', lastName: 'Lin' }, 'complete'],
    ['basic', { lastName: 'Lin' }, 'partial'],
    ['address', { streetAddress: '1 Elm', city: 'Columbus', state: 'OH' }, 'complete'],
    ['address', { state: 'OH' }, 'partial'],
    ['background', { raceEthnicity: ['Asian'], parentEducationLevel: 'Some college' }, 'complete'],
    ['background', { householdIncomeRange: '30-60k' }, 'partial'],
    ['background', { raceEthnicity: ['Asian'] }, 'partial'],
    [
      'fit',
      { intendedMajor: 'Business', careerGoals: ['Engineer'], preferences: [[], ['Rural']] },
      'complete',
    ],
    ['fit', { intendedMajor: 'Business', careerGoals: ['Engineer'] }, 'partial'],
    ['fit', { preferences: [['Urban']] }, 'partial'],
    ['school', { schoolName: 'Elm High', currentGradeLevel: '9th', graduationYear: 2030 }, 'complete'],
    ['school', { currentGradeLevel: '9th' }, 'partial'],
    ['performance', { unweightedGpa: '3.7', gpaScale: '4.0' }, 'complete'],
    ['performance', { weightedGpa: '4.2', gpaScale: '4.0' }, 'partial'],
    ['performance', { classRank: '12' }, 'partial'],
    ['performance', { gpaScale: '4.0' }, 'incomplete'],
    ['tests', { satTotal: 1350 }, 'complete'],
    ['tests', { actComposite: 30 }, 'complete'],
    ['tests', { satMath: 700 }, 'partial'],
    ['tests', { actEnglish: 30 }, 'partial'],
    ['advanced', { apCoursesTaken: 0 }, 'complete'],
    ['advanced', { dualEnrollmentCredits: 'N/A' }, 'complete'],
    ['advanced', {}, 'incomplete'],
    ['activities', { activities: 1 }, 'complete'],
    ['portfolio', { portfolioItems: 2 }, 'complete'],
    ['awards', { awards: 1 }, 'complete'],
    ['research', { researchProjects: 1 }, 'complete'],
  ])('%s with %o is %s', (step, answers, expected) => {
    expect(status(step, answers)).toBe(expected);
  });

  it('is incomplete everywhere for someone who said nothing', () => {
    expect(PROFILE_SECTIONS.map((section) => statusOf(section, EMPTY))).toEqual(Array(12).fill('incomplete'));
  });
});

describe('the completion of a profile', () => {
  it.each([
    [EMPTY, 0],
    [{ ...EMPTY, firstName: 'Maya', lastName: 'Lin' }, 8],
    [{ ...FULL, awards: 0, researchProjects: 0 }, 83],
    [FULL, 100],
  ])('is the rounded share of the twelve sections', (profile, percent) => {
    expect(completionPercent(profile)).toBe(percent);
  });
});
