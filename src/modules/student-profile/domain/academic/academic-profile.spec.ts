import { describe, expect, it } from 'vitest';
import { AnswersRefused } from '../student-profile.errors.js';
import { AcademicProfile } from './academic-profile.js';
import { type AcademicAnswers } from './academic-answers.js';
import { type CourseAnswers, DetailedCourse } from './detailed-course.js';
import { IbCourse } from './ib-course.js';

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
  it('are unknown until they are entered', () => {
    expect(afterSaving({ apCoursesTaken: 6, ibProgram: false })).toMatchObject({
      apCoursesTaken: 6,
      apCoursesPlanned: null,
      honorsCourses: null,
      dualEnrollmentCredits: null,
      ibHlCount: null,
      ibSlCount: null,
    });
  });

  it('are unknown again once cleared', () => {
    expect(afterSaving({ honorsCourses: 2 }, { honorsCourses: null })).toMatchObject({ honorsCourses: null });
  });
});

const AP = 'Advanced Placement (AP)';

const aCourse = (answers: Partial<CourseAnswers>): DetailedCourse => {
  const course = new DetailedCourse('c-1', 'maya', NOW);
  course.revise({ courseName: 'Calculus', ...answers }, NOW);
  return course;
};

const anIbCourse = (level: 'HL' | 'SL'): IbCourse => {
  const course = new IbCourse('i-1', 'maya', NOW);
  course.revise({ subject: 'Physics', level }, NOW);
  return course;
};

/** A profile with typed counts, and what listing courses makes of it. */
const withTyped = (answers: Partial<AcademicAnswers>) => {
  const profile = new OpenAcademicProfile('a-1', 'maya', NOW);
  profile.revise(answers, NOW);
  return profile;
};

describe('AP counts', () => {
  const taken = [
    aCourse({ courseType: AP }),
    aCourse({ courseType: AP }),
    aCourse({ courseType: 'Honors' }),
    aCourse({ courseType: 'International Baccalaureate (IB)' }),
  ];

  it('follow the AP courses of each list that has a course', () => {
    const profile = withTyped({ apCoursesTaken: 9, apCoursesPlanned: 4 });
    profile.countCourses(taken);
    expect(profile.current).toMatchObject({ apCoursesTaken: 2, apCoursesPlanned: 4 });

    profile.countCourses([...taken, aCourse({ courseType: AP, isTaken: false })]);
    expect(profile.current).toMatchObject({ apCoursesTaken: 2, apCoursesPlanned: 1 });
  });

  it('are 0 for a list without AP courses, and leave honors courses as typed', () => {
    const profile = withTyped({ apCoursesTaken: 3, honorsCourses: 5 });
    profile.countCourses([aCourse({ courseType: 'Honors' })]);

    expect(profile.current).toMatchObject({ apCoursesTaken: 0, honorsCourses: 5 });
  });

  it('cannot be typed while their list has a course', () => {
    const profile = withTyped({});
    profile.countCourses(taken);
    profile.revise({ apCoursesTaken: 12, apCoursesPlanned: 3, honorsCourses: 1 }, NOW);

    expect(profile.current).toMatchObject({ apCoursesTaken: 2, apCoursesPlanned: 3, honorsCourses: 1 });
  });

  it('keep their last value once the list is empty, and can be typed again', () => {
    const profile = withTyped({});
    profile.countCourses(taken);
    profile.countCourses([]);
    expect(profile.current).toMatchObject({ apCoursesTaken: 2 });

    profile.revise({ apCoursesTaken: 4 }, NOW);
    expect(profile.current).toMatchObject({ apCoursesTaken: 4 });
  });
});

describe('IB counts', () => {
  it('follow the list at both levels, apart from the AP counts', () => {
    const profile = withTyped({ apCoursesTaken: 3, ibHlCount: 5, ibSlCount: 5 });
    profile.countIbCourses([anIbCourse('HL'), anIbCourse('HL'), anIbCourse('SL')], NOW);
    profile.revise({ apCoursesTaken: 4, ibHlCount: 6 }, NOW);

    expect(profile.current).toMatchObject({ apCoursesTaken: 4, ibHlCount: 2, ibSlCount: 1 });
  });

  it('make it an IB program until the last course is deleted', () => {
    const profile = withTyped({ ibProgram: false });
    profile.countIbCourses([anIbCourse('HL')], NOW);
    profile.revise({ ibProgram: false }, NOW);
    expect(profile.current.ibProgram).toBe(true);

    profile.countIbCourses([], NOW);
    profile.revise({ ibProgram: false }, NOW);
    expect(profile.current.ibProgram).toBe(false);
  });

  it.each([
    ['HL', 'IB higher level courses must be at most 6'],
    ['SL', 'IB standard level courses must be at most 6'],
  ] as const)('may be 6 at %s and no more', (level, sentence) => {
    const profile = withTyped({});
    const six = Array.from({ length: 6 }, () => anIbCourse(level));
    profile.countIbCourses(six, NOW);

    expect(() => profile.countIbCourses([...six, anIbCourse(level)], NOW)).toThrow(sentence);
    expect(profile.current.ibHlCount).toBe(level === 'HL' ? 6 : 0);
  });
});

describe('the final score of an IB course', () => {
  it('is taken once the course is completed', () => {
    const course = anIbCourse('HL');

    expect(() => course.revise({ finalScore: 6 }, NOW)).toThrow(
      'Add the final score once the course is completed',
    );
    expect(() => course.revise({ finalScore: 6, status: 'Completed' }, NOW)).not.toThrow();
    expect(() => course.revise({ status: 'In-progress' }, NOW)).toThrow(AnswersRefused);
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
