import { describe, expect, it } from 'vitest';
import { NOTHING_ANSWERED } from '../../testing/answered-profiles.js';
import { AcademicAnswers } from '../academic/academic-answers.js';
import { PersonalAnswers } from '../personal/personal-answers.js';
import { ACADEMIC_FIELDS, answeredFields, PERSONAL_FIELDS } from './answered-fields.js';
import { type AnsweredProfile } from './answered-profile.js';

const answered = (answers: Partial<AnsweredProfile>) =>
  answeredFields({ ...NOTHING_ANSWERED, ...answers }).answered;

describe('the fields of both profiles', () => {
  it('are 15 and 29, every answer the two records hold', () => {
    expect(PERSONAL_FIELDS).toHaveLength(15);
    expect(ACADEMIC_FIELDS).toHaveLength(29);
    expect(PERSONAL_FIELDS.toSorted()).toEqual(Object.keys(new PersonalAnswers()).toSorted());
    expect(ACADEMIC_FIELDS.toSorted()).toEqual(Object.keys(new AcademicAnswers()).toSorted());
  });
});

describe('a filled field', () => {
  it.each<[string, Partial<AnsweredProfile>, number]>([
    ['a text', { city: 'Columbus' }, 1],
    ['an empty text', { city: '' }, 0],
    ['a list', { raceEthnicity: ['Asian', 'White'] }, 1],
    ['an empty list', { raceEthnicity: [] }, 0],
    ['a choice of no answer', { firstGenerationCollege: 'Prefer not to answer' }, 1],
    ['the usual answer of a saved record', { country: 'United States', gpaScale: '4.0' }, 2],
    ['a score', { satTotal: 1350 }, 1],
    ['a GPA of nothing', { unweightedGpa: '0.0' }, 1],
    ['not applicable', { weightedGpa: 'N/A', classRank: 'N/A', dualEnrollmentCredits: 'N/A' }, 3],
    ['no AP courses taken', { apCoursesTaken: 0 }, 0],
    ['no AP courses planned', { apCoursesPlanned: 0 }, 0],
    ['no honors courses', { honorsCourses: 0 }, 0],
    ['no dual enrollment credits', { dualEnrollmentCredits: 0 }, 0],
    ['no IB higher level courses', { ibHlCount: 0 }, 0],
    ['no IB standard level courses', { ibSlCount: 0 }, 0],
    ['no IB points', { ibAnticipatedScore: 0 }, 0],
    [
      'some of each',
      {
        apCoursesTaken: 1,
        apCoursesPlanned: 2,
        honorsCourses: 3,
        dualEnrollmentCredits: 4,
        ibHlCount: 3,
        ibSlCount: 3,
        ibAnticipatedScore: 38,
      },
      7,
    ],
    ['in the IB program', { ibProgram: true }, 1],
    ['not in the IB program', { ibProgram: false }, 1],
    ['an IB diploma candidate with CAS done', { ibDiplomaCandidate: true, ibCasComplete: true }, 2],
    ['neither candidate nor CAS done', { ibDiplomaCandidate: false, ibCasComplete: false }, 0],
    ['what no field of the two profiles asks', { intendedMajor: 'Business', activities: 3 }, 0],
  ])('%s', (_what, answers, count) => {
    expect(answered(answers)).toBe(count);
  });
});

describe('the percent remaining', () => {
  it.each<[string, Partial<AnsweredProfile>, number]>([
    ['nothing', {}, 100],
    ['one of 44', { firstName: 'Maya' }, 98],
    ['eleven of 44', Object.fromEntries(PERSONAL_FIELDS.slice(0, 11).map((field) => [field, 'x'])), 75],
    ['all 44', Object.fromEntries([...PERSONAL_FIELDS, ...ACADEMIC_FIELDS].map((field) => [field, 'x'])), 0],
  ])('after %s', (_what, answers, remaining) => {
    const fields = answeredFields({ ...NOTHING_ANSWERED, ...answers });

    expect(fields.total).toBe(44);
    expect(fields.remaining).toBe(remaining);
    expect(fields.percent).toBe(100 - remaining);
  });
});
