import { describe, expect, it } from 'vitest';
import { applicantOf } from '../../chance/applicant.js';
import { newOdds, oddsAt } from '../../chance/chance.js';
import { measureStudent } from '../../student/measure-student.js';
import { UNKNOWN_STUDENT } from '../../student/student-facts.js';
import { aCollege, NO_SCORES } from '../../testing/colleges.js';
import { type CollegeFacts } from '../college-facts.js';
import { prepareColleges } from '../prepare-colleges.js';

const LAKE_SUPERIOR = aCollege({
  ...NO_SCORES,
  state: 'MI',
  control: 'public',
  testPolicy: 'not-considered',
  admitRate: 0.6801,
  undergraduates: 1391,
  completionRate: 0.5694,
  pellShare: 0.2906,
});
const LUTHER = aCollege({
  ...NO_SCORES,
  admitRate: 0.7327,
  testPolicy: 'optional',
  completionRate: 0.75,
  pellShare: 0.19,
});
function oddsOf(unweightedGpa: number, college: CollegeFacts, homeState = 'OH') {
  const columns = prepareColleges([college]);
  const student = measureStudent({ ...UNKNOWN_STUDENT, homeState, unweightedGpa, testPreference: 'Neither' });
  const odds = newOdds();
  oddsAt(applicantOf(student, columns), columns, 0, odds);
  return odds;
}

describe('a college of ordinary scores that admits most', () => {
  it('may well take a student at the lower quartile of its first-years', () => {
    expect(oddsOf(2.8, LAKE_SUPERIOR).chance).toBeGreaterThan(0.35);
    expect(oddsOf(2.8, LAKE_SUPERIOR).chance).toBeLessThan(0.75);
    expect(oddsOf(2.8, LUTHER).chance).toBeGreaterThan(0.25);
  });

  it('very probably takes the middle of its class, nearly surely a very good student', () => {
    expect(oddsOf(3.25, LAKE_SUPERIOR).chance).toBeGreaterThan(0.75);
    expect(oddsOf(4, LAKE_SUPERIOR).chance).toBeGreaterThan(0.97);
  });

  it('stays a hope for one far below', () => {
    expect(oddsOf(1.7, LAKE_SUPERIOR).chance).toBeLessThan(0.2);
  });

  it('leaves room for colleges that count no unfinished applications', () => {
    const { low, high } = oddsOf(2.8, LAKE_SUPERIOR);
    expect(low).toBeLessThan(0.25);
    expect(high).toBeGreaterThan(0.8);
  });
});

describe('where more is known, or little is refused', () => {
  it.each([
    ['admits nine of ten', { admitRate: 0.9 }],
    ['decides by a portfolio', { carnegieClass: 30 }],
    ['is selective', { admitRate: 0.25 }],
    ['publishes rates by residence', { unitId: 200332, control: 'public' }],
  ] as const)('takes every refusal for a refusal where a college %s', (_what, but) => {
    const { finishedRate, admitRate } = prepareColleges([{ ...LUTHER, ...but }]);
    expect(finishedRate[0]).toBe(admitRate[0]);
  });
});
