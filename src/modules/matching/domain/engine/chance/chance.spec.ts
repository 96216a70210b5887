import { describe, expect, it } from 'vitest';
import { assess, chanceAt } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege, manyColleges } from '../testing/colleges.js';
import { NEW_YORK_UNIVERSITY, OHIO_STATE, WORKED_COLLEGES } from '../testing/worked-colleges.js';
import { aStudent, P2, P4, P6, P8, WORKED_PROFILES } from '../testing/worked-profiles.js';
import { applicantOf } from './applicant.js';
import { categoryOf } from './category.js';
import { shiftAt } from './shifts.js';
import { gradesInPool, newStrength, strengthAt, testInPool } from './applicant-strength.js';

const assessAt = (facts: StudentFacts, college: CollegeFacts) =>
  assess(measureStudent(facts), prepareColleges([college]), 0);
const chanceOf = (facts: StudentFacts, college: CollegeFacts) =>
  assessAt(facts, college).chance ?? Number.NaN;

describe('the steps of P2 at Ohio State', () => {
  const columns = prepareColleges([OHIO_STATE]);
  const student = measureStudent(P2);
  const applicant = applicantOf(student, columns);

  it('have the published figures within the pool', () => {
    const strength = newStrength();
    strengthAt(applicant, columns, 0, strength);

    expect(testInPool(columns, 0, student.test ?? 0)).toBeCloseTo(0.176, 4);
    expect(gradesInPool(columns, 0, student.grades ?? 0)).toBeCloseTo(-0.1488, 4);
    expect(student.activitiesIndex).toBeCloseTo(-0.0278, 4);
    expect(strength.index).toBeCloseTo(-0.09255, 5);
    expect(shiftAt(applicant, columns, 0)).toBeCloseTo(0.05, 10);
  });

  it('end at .5006', () => {
    expect(chanceAt(student, columns, 0)).toBeCloseTo(0.5006, 4);
  });
});

describe('P6 at New York University', () => {
  it.each<[string, Partial<StudentFacts>, number]>([
    ['.128 without Early Decision', { applicationRound: null }, 0.128],
    ['.232 without the rank', { classRank: null }, 0.232],
    ['.253 with an SAT of 1300, held back', { satTotal: 1300 }, 0.253],
  ])('has a chance of %s', (_what, but, chance) => {
    expect(Math.abs(chanceOf({ ...P6, ...but }, NEW_YORK_UNIVERSITY) - chance)).toBeLessThanOrEqual(0.001);
  });

  it('is advised not to send an SAT of 1300, and to send one of 1480', () => {
    expect(assessAt({ ...P6, satTotal: 1300 }, NEW_YORK_UNIVERSITY).submitAdvice).toBe('withhold');
    expect(assessAt(P6, NEW_YORK_UNIVERSITY).submitAdvice).toBe('submit');
  });
});

describe('an empty profile', () => {
  it.each(
    WORKED_COLLEGES.filter(({ admitRate }) => admitRate !== null).map((college) => [college.name, college]),
  )('has about the admit rate of %s', (_name, college) => {
    expect(Math.abs(chanceOf(P8, college) - (college.admitRate ?? 0))).toBeLessThanOrEqual(0.013);
  });

  it.each([0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1])(
    'has about an admit rate of %d, whatever the college',
    (admitRate) => {
      for (const control of ['public', 'private-nonprofit'] as const) {
        for (const testPolicy of ['required', 'not-considered', 'optional'] as const) {
          const chance = chanceOf(P8, aCollege({ admitRate, control, testPolicy }));
          expect(Math.abs(chance - admitRate)).toBeLessThanOrEqual(0.013);
        }
      }
    },
  );

  it('stays far from the worst case', () => {
    const worst = aStudent({ unweightedGpa: 1.5, satTotal: 500, apCoursesTaken: 0 });
    expect(chanceOf(P8, OHIO_STATE)).toBeGreaterThan(chanceOf(worst, OHIO_STATE) + 0.4);
  });
});

describe('what can only raise the chance', () => {
  const rising: readonly [string, (step: number) => Partial<StudentFacts>][] = [
    ['the SAT', (step) => ({ satTotal: 400 + 12 * step })],
    ['the ACT', (step) => ({ actComposite: 1 + (35 * step) / 100 })],
    ['the ACT beside an SAT', (step) => ({ satTotal: 1150, actComposite: 1 + (35 * step) / 100 })],
    ['the unweighted GPA', (step) => ({ unweightedGpa: (4 * step) / 100 })],
    ['the weighted GPA', (step) => ({ weightedGpa: step / 20 })],
    ['the GPA of 100', (step) => ({ gpaScale: 100, unweightedGpa: step })],
  ];
  const others: readonly Partial<StudentFacts>[] = [
    {},
    { unweightedGpa: 3.4, classRank: 20, classSize: 200, homeState: 'OH' },
    { satTotal: 1250, apCoursesTaken: 3, cipFamily: '11', applicationRound: 'Early Decision' },
  ];
  const colleges = prepareColleges([...WORKED_COLLEGES, ...manyColleges(20)]);

  it.each(rising)('never lowers a chance: %s', (_what, rise) => {
    for (const other of others) {
      let before: readonly number[] = [];
      for (let step = 0; step <= 100; step++) {
        const student = measureStudent(aStudent({ ...other, ...rise(step) }));
        const chances = colleges.facts.map((_, row) => chanceAt(student, colleges, row) ?? 0);
        expect(chances.filter((chance, row) => chance < (before[row] ?? 0) - 1e-12)).toEqual([]);
        before = chances;
      }
    }
  });
});

describe('every estimate', () => {
  const columns = prepareColleges([...WORKED_COLLEGES, ...manyColleges(60)]);
  const students = Object.values(WORKED_PROFILES).map(measureStudent);

  it('is within its range, never 0 and never 1', () => {
    for (const student of students) {
      for (let row = 0; row < columns.count; row++) {
        const { chance, low, high } = assess(student, columns, row);
        if (chance === null || low === null || high === null) {
          expect([chance, low, high]).toEqual([null, null, null]);
          continue;
        }
        expect(low).toBeGreaterThanOrEqual(0.002);
        expect(low).toBeLessThanOrEqual(chance);
        expect(high).toBeGreaterThanOrEqual(chance);
        expect(high).toBeLessThanOrEqual(0.995);
      }
    }
  });

  it('is the same every time', () => {
    for (const student of students) {
      for (let row = 0; row < columns.count; row++) {
        expect(assess(student, columns, row)).toEqual(assess(student, columns, row));
      }
    }
  });
});

describe('the range', () => {
  it('is wider when less is known', () => {
    const { low, high } = assessAt(P2, OHIO_STATE);
    const unknown = assessAt(P8, OHIO_STATE);
    expect((unknown.high ?? 0) - (unknown.low ?? 0)).toBeGreaterThan((high ?? 0) - (low ?? 0));
  });

  it('is wider at a public college', () => {
    const width = (control: CollegeFacts['control']) => {
      const { low, high } = assessAt(P8, aCollege({ control }));
      return (high ?? 0) - (low ?? 0);
    };
    expect(width('public')).toBeGreaterThan(width('private-nonprofit'));
  });
});

describe('the round', () => {
  const early = aStudent({ unweightedGpa: 3.7, applicationRound: 'Early Decision' });
  const action = aStudent({ unweightedGpa: 3.7, applicationRound: 'Early Action' });
  const regular = aStudent({ unweightedGpa: 3.7, applicationRound: 'Regular Decision' });

  it('raises the chance more for early decision than for early action at a private college', () => {
    const college = aCollege({ admitRate: 0.2 });
    expect(chanceOf(early, college)).toBeGreaterThan(chanceOf(action, college));
    expect(chanceOf(action, college)).toBeGreaterThan(chanceOf(regular, college));
    expect(chanceOf(regular, college)).toBe(chanceOf({ ...regular, applicationRound: null }, college));
  });

  it('does not raise the chance for early decision at a public college', () => {
    const college = aCollege({ admitRate: 0.2, control: 'public' });
    expect(chanceOf(early, college)).toBe(chanceOf(regular, college));
  });
});

describe('where a student lives', () => {
  const from = (homeState: string | null) => aStudent({ unweightedGpa: 3.7, homeState });
  const inPennsylvania = aCollege({ control: 'public' });

  it('raises a resident’s chance and lowers a non-resident’s a little at a public college', () => {
    expect(chanceOf(from('PA'), inPennsylvania)).toBeGreaterThan(chanceOf(from(null), inPennsylvania));
    expect(chanceOf(from('OH'), inPennsylvania)).toBeLessThan(chanceOf(from(null), inPennsylvania));
  });

  it('does not matter at a private college', () => {
    expect(chanceOf(from('PA'), aCollege())).toBe(chanceOf(from('OH'), aCollege()));
  });
});

describe('a crowded field', () => {
  const studying = (cipFamily: string | null) => aStudent({ unweightedGpa: 3.9, cipFamily });

  it.each(['11', '14'])('lowers the chance at a selective college: %s', (family) => {
    const selective = aCollege({ admitRate: 0.1 });
    expect(chanceOf(studying(family), selective)).toBeLessThan(chanceOf(studying('52'), selective));
  });

  it('changes nothing from an admit rate of 35% on', () => {
    const open = aCollege({ admitRate: 0.35 });
    expect(chanceOf(studying('11'), open)).toBe(chanceOf(studying(null), open));
  });
});

describe('scores', () => {
  const strong = aStudent({ unweightedGpa: 3.9, satTotal: 900 });

  it('come without advice where they are required, not considered, or missing', () => {
    expect(assessAt(strong, aCollege({ testPolicy: 'required' })).submitAdvice).toBeNull();
    expect(assessAt(strong, aCollege({ testPolicy: 'not-considered' })).submitAdvice).toBeNull();
    expect(assessAt(P4, aCollege({ testPolicy: 'optional' })).submitAdvice).toBeNull();
  });

  it('lower the chance only by the shift when not sent', () => {
    const optional = aCollege({ testPolicy: 'optional' });
    const withheld = assessAt(strong, optional);
    const neither = assessAt({ ...strong, testPreference: 'Neither' }, optional);

    expect(withheld.submitAdvice).toBe('withhold');
    expect(withheld.chance).toBe(neither.chance);
    expect(withheld.low).toBe(neither.low);
  });

  it('that are not sent lower the chance only where they are optional', () => {
    const unsent = aStudent({ unweightedGpa: 3.5, testPreference: 'Neither' });
    const unknown = aStudent({ unweightedGpa: 3.5 });
    const optional = aCollege({ testPolicy: 'optional' });
    const blind = aCollege({ testPolicy: 'not-considered' });

    expect(chanceOf(unsent, optional)).toBeLessThan(chanceOf(unknown, optional));
    expect(chanceOf(unsent, blind)).toBe(chanceOf(unknown, blind));
  });
});

describe('a college without an admit rate', () => {
  it('is a safety with open admission', () => {
    expect(assessAt(P2, aCollege({ admitRate: null, openAdmission: true }))).toMatchObject({
      chance: 0.97,
      low: 0.9,
      high: 0.99,
      category: 'safety',
      chanceSource: 'open-admission',
    });
  });

  it('has no chance and no category otherwise, but still a match', () => {
    const assessment = assessAt(P2, aCollege({ admitRate: null }));
    expect(assessment).toMatchObject({ chance: null, low: null, high: null, category: null });
    expect(assessment.chanceSource).toBe('no-admission-rate');
    expect(assessment.match).toBeGreaterThan(0);
  });

  it('includes one with a rate of 0 in the file', () => {
    expect(assessAt(P2, aCollege({ admitRate: 0 })).chanceSource).toBe('no-admission-rate');
  });

  it('uses its rate when it has one, even with open admission', () => {
    expect(assessAt(P2, aCollege({ openAdmission: true })).chanceSource).toBe('admit-rate');
  });
});

describe('categories', () => {
  it.each([
    [0.002, 'reach'],
    [0.2499, 'reach'],
    [0.25, 'target'],
    [0.7499, 'target'],
    [0.75, 'safety'],
    [0.995, 'safety'],
  ])('call %d a %s', (chance, category) => {
    expect(categoryOf(chance)).toBe(category);
  });
});
