import { describe, expect, it } from 'vitest';
import { activities, aStudent, awards, WORKED_PROFILES } from '../testing/worked-profiles.js';
import { measureStudent } from './measure-student.js';
import { type StudentFacts } from './student-facts.js';

const measured = (known: Partial<StudentFacts>) => measureStudent(aStudent(known));

describe('the worked profiles', () => {
  it.each([
    ['P1', 1.35, 70.41, 0.4],
    ['P2', 0.6, 54.5, -0.08],
    ['P3', -0.4167, 20.52, -1.4],
    ['P4', 1.15, 44.81, 0],
    ['P5', null, null, null],
    ['P6', 1.3448, 55.94, -0.2],
    ['P7', 0.85, 17.03, null],
    ['P8', null, null, null],
  ] as const)('measure %s', (name, grades, score, rigor) => {
    const student = measureStudent(WORKED_PROFILES[name]);

    expect(student.grades === null ? null : Number(student.grades.toFixed(4))).toBe(grades);
    expect(student.activities === null ? null : Number(student.activities.toFixed(2))).toBe(score);
    expect(student.rigor === null ? null : Number(student.rigor.toFixed(2)) + 0).toBe(rigor);
  });
});

describe('test scores', () => {
  it.each([
    ['the SAT alone', { satTotal: 1200 }, 1200, 'SAT'],
    ['the ACT alone', { actComposite: 30 }, 1370, 'ACT'],
    ['the larger of both', { satTotal: 1350, actComposite: 31 }, 1400, 'ACT'],
    ['the SAT when both say the same', { satTotal: 1400, actComposite: 31 }, 1400, 'SAT'],
    ['no score at all', {}, null, null],
    ['nothing of a student who sends none', { satTotal: 1500, testPreference: 'Neither' }, null, null],
  ] as const)('count %s', (_what, known, test, testFrom) => {
    expect(measured(known)).toMatchObject({ test, testFrom });
  });

  it('are known not to be sent only when the student said so', () => {
    expect(measured({}).willNotSubmit).toBe(false);
    expect(measured({ testPreference: 'Neither' }).willNotSubmit).toBe(true);
  });
});

describe('grade point averages', () => {
  it.each<[string, Partial<StudentFacts>, number | null]>([
    ['no more than 4 on the 4.0 scale', { unweightedGpa: 4.3 }, 4],
    ['100 points', { gpaScale: 100, unweightedGpa: 100 }, 4],
    ['65 points', { gpaScale: 100, unweightedGpa: 65 }, 1],
    ['88.5 points', { gpaScale: 100, unweightedGpa: 88.5 }, 3.45],
    ['up to 4 on a longer scale as weighted too', { gpaScale: 5, unweightedGpa: 4 }, 3.5],
    ['no more than 5 on the 5.0 scale', { gpaScale: 5, unweightedGpa: 5.3 }, 4],
    ['above 4 on the 5.0 scale as weighted', { gpaScale: 5, unweightedGpa: 4.5 }, 3.8],
    ['above 4 on the 6.0 scale as weighted', { gpaScale: 6, unweightedGpa: 5.4 }, 3.8],
    ['a weighted average alone', { weightedGpa: 4.5 }, 3.8],
    ['a weighted average of the 6.0 scale', { gpaScale: 6, weightedGpa: 5.4 }, 3.8],
    ['a weighted average of 100 points', { gpaScale: 100, weightedGpa: 105 }, 4],
    ['the unweighted before the weighted', { unweightedGpa: 3.5, weightedGpa: 4.5 }, 3.5],
    ['nothing entered', {}, null],
  ])('read %s', (_what, known, gpa) => {
    const read = measured(known).gpa;
    expect(read === null ? null : Number(read.toFixed(6))).toBe(gpa);
  });
});

describe('class rank', () => {
  it.each<[string, Partial<StudentFacts>]>([
    ['below ten', { classRank: 1, classSize: 9 }],
    ['that the rank does not fit into', { classRank: 41, classSize: 40 }],
    ['never entered', { classRank: 3 }],
  ])('does not count in a class %s', (_what, known) => {
    expect(measured(known)).toMatchObject({ grades: null, rankKnown: false });
  });

  it('counts half beside an average', () => {
    const rank = { classRank: 12, classSize: 400 };
    const both = measured({ unweightedGpa: 3.5, ...rank }).grades ?? 0;
    const alone = measured(rank).grades ?? 0;

    expect(alone).toBeCloseTo(1.7646, 3);
    expect(both).toBeCloseTo((0.15 + alone) / 2, 10);
  });

  it.each([
    [1, 2.3],
    [5000, 0.85 * -2.0537489 + 0.15],
    [4950, 0.85 * -2.0537489 + 0.15],
  ])('of %d in 5,000 stays in bounds', (classRank, index) => {
    expect(measured({ classRank, classSize: 5000 }).grades).toBeCloseTo(index, 3);
  });
});

describe('advanced courses', () => {
  it('are unknown until one of the five counts is entered', () => {
    expect(measured({}).rigor).toBeNull();
    expect(measured({ ibSlCount: 0 }).rigor).toBe(-1.5);
  });

  it('count each kind by its difficulty', () => {
    const student = measured({
      apCoursesTaken: 2,
      ibHlCount: 3,
      ibSlCount: 3,
      honorsCourses: 12,
      dualEnrollmentCredits: 6,
    });
    expect(student.advancedCourses).toBeCloseTo(2 + 6 + 3 + 3.2 + 1.5, 10);
  });

  it('are more than usual with a full IB diploma', () => {
    expect(measured({ ibHlCount: 3, ibSlCount: 3 }).rigor).toBeGreaterThan(0);
  });

  it.each([
    [0, -1.5],
    [30, 1.5],
  ])('stay in bounds for %d AP courses', (apCoursesTaken, rigor) => {
    expect(measured({ apCoursesTaken }).rigor).toBe(rigor);
  });
});

describe('activities', () => {
  it('are unknown while all four lists are empty', () => {
    expect(measured({}).activities).toBeNull();
    expect(measured({ portfolioItems: 1 }).activities).toBeCloseTo(100 * (1 - Math.exp(-2 / 75)), 10);
  });

  it('gain by leadership and by level', () => {
    const [activity] = activities(1, 6, 3);
    if (activity === undefined) throw new Error('one activity was asked for');
    const plain = measured({ activities: [activity] }).activities ?? 0;
    const led = measured({ activities: [{ ...activity, leadership: true }] }).activities ?? 0;
    const national = measured({ activities: [{ ...activity, level: 'National' }] }).activities ?? 0;

    expect(led).toBeGreaterThan(plain);
    expect(national).toBeGreaterThan(led);
  });

  it('count only the best, so one more small activity never lowers the score', () => {
    const few = measured({ activities: activities(10, 8, 4, true), awards: awards('State') }).activities ?? 0;
    const more = measured({
      activities: [...activities(1, 1, 1), ...activities(10, 8, 4, true)],
      awards: awards('Local', 'State'),
    }).activities;
    expect(more).toBeGreaterThanOrEqual(few);
  });

  it('count research twice and portfolio pieces three times at most', () => {
    expect(measured({ researchProjects: 2 })).toEqual(
      expect.objectContaining({ activities: measured({ researchProjects: 9 }).activities }),
    );
    expect(measured({ portfolioItems: 3 }).activities).toBe(measured({ portfolioItems: 9 }).activities);
  });

  it('count for taking part even when the hours were never entered', () => {
    const unsaid = {
      hoursPerWeek: null,
      weeksPerYear: null,
      yearsCommitted: null,
      leadership: false,
      level: null,
    };
    expect(measured({ activities: [unsaid] }).activities).toBeCloseTo(100 * (1 - Math.exp(-4 / 75)), 10);
  });
});

describe('what is enough to estimate', () => {
  it.each<[string, Partial<StudentFacts>, boolean]>([
    ['a GPA', { unweightedGpa: 3 }, true],
    ['a class rank', { classRank: 3, classSize: 90 }, true],
    ['a score', { actComposite: 20 }, true],
    ['everything but grades and scores', { apCoursesTaken: 9, activities: activities(3, 5, 4) }, false],
    ['nothing', {}, false],
  ])('%s: %s', (_what, known, enough) => {
    expect(measured(known).enoughToEstimate).toBe(enough);
  });
});
