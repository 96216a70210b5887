import { describe, expect, it } from 'vitest';
import { AnswersRefused } from '../student-profile.errors.js';
import { AcademicProfile } from './academic-profile.js';
import { type AcademicAnswers } from './academic-answers.js';

const NOW = new Date('2026-11-20T09:00:00Z');

/** A profile whose answers a spec can read. */
class OpenAcademicProfile extends AcademicProfile {
  get current(): AcademicAnswers {
    return this.answers;
  }
}

const afterSaving = (...saves: Partial<AcademicAnswers>[]): AcademicAnswers => {
  const profile = new OpenAcademicProfile('a-1', 'maya', NOW);
  for (const changes of saves) profile.revise(changes, NOW);
  return profile.current;
};

const problemsOf = (...saves: Partial<AcademicAnswers>[]): string[] => {
  try {
    afterSaving(...saves);
    return [];
  } catch (error) {
    if (error instanceof AnswersRefused) return error.problems.map(({ path }) => path);
    throw error;
  }
};

describe('a grade point average', () => {
  it.each([
    ['4.0', '0', 'N/A'],
    ['4.0', '4.0', '5.00'],
    ['5.0', '5', '6'],
    ['6.0', '6.00', '7'],
    ['100', '100', '110'],
    ['100', '<70', '<70'],
    ['100', '93.5', null],
    ['4.0', 'N/A', '4.5'],
  ] as const)('on the %s scale may be %s, and %s weighted', (gpaScale, unweightedGpa, weightedGpa) => {
    expect(problemsOf({ gpaScale, unweightedGpa, weightedGpa })).toEqual([]);
  });

  it.each([
    ['4.0', '4.01', '5.01'],
    ['5.0', '5.1', '6.1'],
    ['6.0', '6.1', '7.01'],
    ['100', '100.5', '110.01'],
    ['4.0', '<70', '<70'],
  ] as const)(
    'on the %s scale is refused at %s, and at %s weighted',
    (gpaScale, unweightedGpa, weightedGpa) => {
      expect(problemsOf({ gpaScale, unweightedGpa, weightedGpa })).toEqual(['unweightedGpa', 'weightedGpa']);
    },
  );

  it('is checked again when the scale changes', () => {
    expect(problemsOf({ gpaScale: '100', unweightedGpa: '92' }, { gpaScale: '4.0' })).toEqual([
      'unweightedGpa',
    ]);
  });
});

describe('the SAT total', () => {
  it.each([
    ['is the sum of the sections', [{ satMath: 700, satReadingWriting: 650 }], 1350],
    ['follows when the second section arrives later', [{ satMath: 700 }, { satReadingWriting: 650 }], 1350],
    ['gives way to the sections', [{ satMath: 700, satReadingWriting: 650, satTotal: 1600 }], 1350],
    [
      'cannot be cleared while both sections stand',
      [{ satMath: 700, satReadingWriting: 650 }, { satTotal: null }],
      1350,
    ],
    ['is used when there are no sections', [{ satTotal: 1400 }], 1400],
    ['is used with only one section', [{ satTotal: 1400, satMath: 700 }], 1400],
    ['is unknown until something is entered', [{ satMath: 700 }], null],
  ])('%s', (_how, saves, total) => {
    expect(afterSaving(...saves).satTotal).toBe(total);
  });
});

describe('counts of advanced courses', () => {
  const UNKNOWN = { apCoursesTaken: null, honorsCourses: null, ibHlCount: null, ibSlCount: null };

  it('are unknown until they are first saved', () => {
    expect(afterSaving({ unweightedGpa: '3.7' })).toMatchObject(UNKNOWN);
  });

  it('stay unknown when a record without them is saved again', () => {
    expect(afterSaving({ ...UNKNOWN, apCoursesPlanned: null, ibProgram: null })).toMatchObject(UNKNOWN);
  });

  it('become 0 where they were left blank', () => {
    expect(afterSaving({ apCoursesTaken: 6 })).toMatchObject({
      apCoursesTaken: 6,
      apCoursesPlanned: 0,
      honorsCourses: 0,
      dualEnrollmentCredits: 0,
      ibHlCount: 0,
      ibSlCount: 0,
      ibAnticipatedScore: null,
    });
  });

  it('stay unknown when saved as unknown', () => {
    expect(afterSaving({ apCoursesTaken: 6, honorsCourses: null })).toMatchObject({ honorsCourses: null });
  });

  it('are unknown again once cleared', () => {
    const saves = [{ apCoursesTaken: 6 }, { honorsCourses: null }, { apCoursesTaken: 7 }];

    expect(afterSaving(...saves)).toMatchObject({ apCoursesTaken: 7, honorsCourses: null, ibHlCount: 0 });
  });
});

describe('years and ranks', () => {
  it.each([2024, 2030, 2032, null])('accepts graduation in %s', (graduationYear) => {
    expect(problemsOf({ graduationYear })).toEqual([]);
  });

  it.each([2023, 2033])('refuses graduation in %s', (graduationYear) => {
    expect(problemsOf({ graduationYear })).toEqual(['graduationYear']);
  });

  it.each([
    [12, 400, []],
    ['N/A', 400, []],
    [12, null, []],
    [401, 400, ['classRank']],
  ] as const)('rank %s in a class of %s', (classRank, classSize, problems) => {
    expect(problemsOf({ classRank, classSize })).toEqual(problems);
  });
});

describe('a refused save', () => {
  it('changes nothing', () => {
    const profile = new OpenAcademicProfile('a-1', 'maya', NOW);
    profile.revise({ unweightedGpa: '3.7' }, NOW);

    expect(() => profile.revise({ schoolName: 'Lincoln', unweightedGpa: '4.2' }, NOW)).toThrow(
      AnswersRefused,
    );
    expect(profile.current).toMatchObject({ schoolName: null, unweightedGpa: '3.7' });
  });
});
