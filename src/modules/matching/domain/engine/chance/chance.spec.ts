import { describe, expect, it } from 'vitest';
import { assess, chanceAt } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege, manyColleges } from '../testing/colleges.js';
import {
  ARIZONA_STATE,
  BERKELEY,
  GEORGIA_TECH,
  ILLINOIS,
  NEW_YORK_UNIVERSITY,
  OHIO_STATE,
  PRINCETON,
  RPI,
  TEXAS_AM,
  WEST_POINT,
  WORKED_COLLEGES,
} from '../testing/worked-colleges.js';
import { aStudent, P1, P2, P4, P6, P8, WORKED_PROFILES } from '../testing/worked-profiles.js';
import { applicantOf } from './applicant.js';
import { categoryOf } from './category.js';
import { shiftAt, shiftVarianceAt } from './shifts.js';
import { newStrength, strengthAt } from './applicant-strength.js';

const assessAt = (facts: StudentFacts, college: CollegeFacts) =>
  assess(measureStudent(facts), prepareColleges([college]), 0);
const chanceOf = (facts: StudentFacts, college: CollegeFacts) =>
  assessAt(facts, college).chance ?? Number.NaN;

describe('the published steps', () => {
  const stepsAt = (facts: StudentFacts, college: CollegeFacts) => {
    const columns = prepareColleges([college]);
    const applicant = applicantOf(measureStudent(facts), columns);
    const strength = newStrength();
    strengthAt(applicant, columns, 0, strength);
    return { ...strength, shift: shiftAt(applicant, columns, 0), columns, applicant };
  };

  it('of P2 at Ohio State', () => {
    const { index, shift, score, columns, applicant } = stepsAt(P2, OHIO_STATE);

    expect(columns.poolGradeMean[0]).toBeCloseTo(0.6386, 4);
    expect(columns.poolGradeDeviation[0]).toBeCloseTo(0.9369, 4);
    expect(index).toBeCloseTo(0.0027, 4);
    expect(shift).toBeCloseTo(0.2459, 4);
    expect(score).toBeCloseTo(0.5233, 4);
    expect(Math.sqrt(applicant.gradingNoise * (columns.gradingVariance[0] ?? 0))).toBeCloseTo(0.2902, 4);
    expect(Math.sqrt((columns.collegeVariance[0] ?? 0) - 0.3 ** 2)).toBeCloseTo(0.2, 10);
    expect(Math.sqrt(shiftVarianceAt(applicant, columns, 0))).toBeCloseTo(0.1967, 4);
  });

  it('of P2 at Georgia Tech', () => {
    const { index, shift, score } = stepsAt(P2, GEORGIA_TECH);

    expect(shift).toBeCloseTo(-0.2868, 4);
    expect(index).toBeCloseTo(0.0808, 4);
    expect(score).toBeCloseTo(-1.8135, 4);
  });

  it.each<[string, StudentFacts, CollegeFacts, number]>([
    ['P1 at Illinois: residence and field', P1, ILLINOIS, -0.197 - 0.4],
    ['P6 at New York University: the round', P6, NEW_YORK_UNIVERSITY, 0.4637],
    ['P4 at Berkeley: residence', P4, BERKELEY, -0.2642],
  ])('of %s', (_what, facts, college, shift) => {
    expect(stepsAt(facts, college).shift).toBeCloseTo(shift, 4);
  });
});

describe('what if', () => {
  const fiveScale = { ...P8, gpaScale: 5, unweightedGpa: 4 } as const;

  it.each<[string, StudentFacts, CollegeFacts, number, number, number]>([
    ['P2 at Ohio State', P2, OHIO_STATE, 0.69, 0.446, 0.866],
    ['with SAT 1400', { ...P2, satTotal: 1400 }, OHIO_STATE, 0.716, 0.477, 0.881],
    ['with GPA 3.8', { ...P2, unweightedGpa: 3.8 }, OHIO_STATE, 0.8, 0.587, 0.923],
    ['with both', { ...P2, unweightedGpa: 3.8, satTotal: 1400 }, OHIO_STATE, 0.821, 0.617, 0.932],
    ['with rank 30 of 400', { ...P2, classRank: 30, classSize: 400 }, OHIO_STATE, 0.849, 0.688, 0.938],
    ['from Texas', { ...P2, homeState: 'TX' }, OHIO_STATE, 0.382, 0.168, 0.641],
    ['from an unknown state', { ...P2, homeState: null }, OHIO_STATE, 0.522, 0.271, 0.761],
    ['for computing', { ...P2, cipFamily: '11', majorCip4: '1107' }, OHIO_STATE, 0.412, 0.131, 0.747],
    ['for nursing', { ...P2, cipFamily: '51', majorCip4: '5138' }, OHIO_STATE, 0.412, 0.131, 0.747],
    ['P2 at Georgia Tech', P2, GEORGIA_TECH, 0.036, 0.012, 0.095],
    ['from Georgia', { ...P2, homeState: 'GA' }, GEORGIA_TECH, 0.287, 0.146, 0.472],
    ['with SAT 1500', { ...P2, satTotal: 1500 }, GEORGIA_TECH, 0.087, 0.033, 0.192],
    ['P6 at New York University', P6, NEW_YORK_UNIVERSITY, 0.3, 0.175, 0.456],
    ['in the regular round', { ...P6, applicationRound: null }, NEW_YORK_UNIVERSITY, 0.128, 0.061, 0.235],
    ['with SAT 1300', { ...P6, satTotal: 1300 }, NEW_YORK_UNIVERSITY, 0.22, 0.087, 0.425],
    ['without the rank', { ...P6, classRank: null }, NEW_YORK_UNIVERSITY, 0.199, 0.099, 0.343],
    ['P6 at RPI', P6, RPI, 0.936, 0.863, 0.969],
    ['in the regular round', { ...P6, applicationRound: null }, RPI, 0.933, 0.858, 0.968],
    ['SAT 850 alone at Princeton', { ...P8, satTotal: 850 }, PRINCETON, 0.008, 0.002, 0.057],
    ['SAT 1540 alone at Princeton', { ...P8, satTotal: 1540 }, PRINCETON, 0.074, 0.014, 0.252],
    ['4.0 of 5.0 at Ohio State', fiveScale, OHIO_STATE, 0.247, 0.071, 0.54],
    ['4.1 of 5.0 at Ohio State', { ...fiveScale, unweightedGpa: 4.1 }, OHIO_STATE, 0.315, 0.103, 0.619],
    [
      'an Arizonan with 3.1 at Arizona State',
      { ...P8, homeState: 'AZ', unweightedGpa: 3.1 },
      ARIZONA_STATE,
      0.97,
      0.9,
      0.99,
    ],
    [
      'a Texan in the top 7% at Texas A&M',
      { ...P8, homeState: 'TX', classRank: 7, classSize: 100 },
      TEXAS_AM,
      0.97,
      0.9,
      0.99,
    ],
  ])('%s', (_what, facts, college, chance, low, high) => {
    const assessment = assessAt(facts, college);
    expect(Math.abs((assessment.chance ?? Number.NaN) - chance)).toBeLessThanOrEqual(0.001);
    expect(Math.abs((assessment.low ?? Number.NaN) - low)).toBeLessThanOrEqual(0.002);
    expect(Math.abs((assessment.high ?? Number.NaN) - high)).toBeLessThanOrEqual(0.002);
  });

  it('P6 is advised not to send an SAT of 1300 to New York University, and to send one of 1480', () => {
    expect(assessAt({ ...P6, satTotal: 1300 }, NEW_YORK_UNIVERSITY).submitAdvice).toBe('withhold');
    expect(assessAt(P6, NEW_YORK_UNIVERSITY).submitAdvice).toBe('submit');
  });
});

describe('an empty profile', () => {
  it.each(
    WORKED_COLLEGES.filter(({ admitRate, federalRegion }) => admitRate !== null && federalRegion !== 0).map(
      (college) => [college.name, college],
    ),
  )('has about the admit rate of %s', (_name, college) => {
    expect(Math.abs(chanceOf(P8, college) - (college.admitRate ?? 0))).toBeLessThanOrEqual(0.013);
  });

  it.each([0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1])(
    'has about the share admitted of finished applications at a rate of %d, whatever the college',
    (admitRate) => {
      for (const control of ['public', 'private-nonprofit'] as const) {
        for (const testPolicy of ['required', 'not-considered', 'optional'] as const) {
          const college = aCollege({ admitRate, control, testPolicy });
          const [finishedRate = 0] = prepareColleges([college]).finishedRate;
          expect(Math.abs(chanceOf(P8, college) - finishedRate)).toBeLessThanOrEqual(0.013);
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
  const inPennsylvania = aCollege({ control: 'public', tuitionInState: 15_000, tuitionOutOfState: 30_000 });

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

describe('a service academy', () => {
  it('has no chance, because nomination, fitness and a medical examination decide', () => {
    expect(assessAt(P2, WEST_POINT)).toMatchObject({
      chance: null,
      low: null,
      high: null,
      category: null,
      chanceSource: 'service-academy',
    });
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
