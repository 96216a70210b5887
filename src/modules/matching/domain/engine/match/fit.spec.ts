import { describe, expect, it } from 'vitest';
import { assess } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { matchDimensions } from '../explanation/summary/dimensions.js';
import { type MatchPart } from './part.js';
import { measureStudent } from '../student/measure-student.js';
import {
  type CollegeType,
  type MatchWeights,
  type Priority,
  type StudentFacts,
} from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { NEW_YORK_UNIVERSITY, OHIO_STATE } from '../testing/worked-colleges.js';
import { activities, aStudent, P2, P8 } from '../testing/worked-profiles.js';

const dimensionsAt = (facts: StudentFacts, college: CollegeFacts) =>
  matchDimensions(measureStudent(facts), prepareColleges([college]), 0);
const scoresAt = (facts: StudentFacts, college: CollegeFacts) =>
  dimensionsAt(facts, college).map(({ score }) => (score === null ? null : Number(score.toFixed(1))));
const partAt = (facts: StudentFacts, college: CollegeFacts, part: MatchPart) =>
  dimensionsAt(facts, college)
    .flatMap(({ parts }) => parts)
    .find((each) => each.part === part)?.score;
const matchOf = (facts: StudentFacts, college: CollegeFacts) =>
  assess(measureStudent(facts), prepareColleges([college]), 0);

const only = (dimension: keyof MatchWeights): MatchWeights => ({
  academic: 0,
  extracurricular: 0,
  location: 0,
  cost: 0,
  culture: 0,
  [dimension]: 1,
});

describe('the parts of P2', () => {
  it('at Ohio State', () => {
    expect(scoresAt(P2, OHIO_STATE)).toEqual([87.6, 100, 100, 85.2, 91]);
  });

  it('at New York University', () => {
    expect(scoresAt(P2, NEW_YORK_UNIVERSITY)).toEqual([38.8, 86.7, 60, 55.1, 75]);
  });
});

describe('academics', () => {
  it('rate a student far above the admitted higher than one far below', () => {
    const far = (unweightedGpa: number, satTotal: number) =>
      partAt(aStudent({ unweightedGpa, satTotal }), aCollege({ admitRate: 0.8 }), 'level') ?? 0;
    expect(far(4, 1600)).toBeGreaterThan(far(2.2, 850));
  });

  it('need grades or a score', () => {
    expect(partAt(P8, aCollege(), 'level')).toBeNull();
    expect(partAt(aStudent({ classRank: 5, classSize: 100 }), aCollege(), 'level')).toBeGreaterThan(0);
  });

  it('compare no level with open admission', () => {
    const open = aCollege({ admitRate: null, openAdmission: true });
    expect(partAt(aStudent({ unweightedGpa: 3.5 }), open, 'level')).toBeNull();
  });

  it.each([
    ['11', 80],
    ['52', 100],
    ['14', 0],
    ['40', null],
    ['60', null],
  ])('include the major where the college reports it: %s', (cipFamily, score) => {
    expect(partAt(aStudent({ cipFamily }), aCollege(), 'major')).toBe(score);
  });

  it('use only the known part while the other is unknown', () => {
    const undecided = aStudent({ unweightedGpa: 3.5 });
    const [academic] = dimensionsAt(undecided, aCollege());
    expect(academic?.known).toBeCloseTo(0.5 / 0.8, 10);
    expect(academic?.score).toBeCloseTo(partAt(undecided, aCollege(), 'level') ?? Number.NaN, 10);
  });
});

describe('the major', () => {
  const nursing = aStudent({ cipFamily: '51', majorCip4: '5138' });
  const teaching = (bachelorsPrograms: CollegeFacts['bachelorsPrograms']) =>
    aCollege({ programShares: { '51': 0.1 }, bachelorsFamilies: ['51'], bachelorsPrograms });

  it.each([
    ['fits where the program itself is taught', ['5138'], 100],
    ['fits poorly where only its family is', ['5102'], 35],
    ['counts by its family where no programs are reported', null, 100],
  ])('%s', (_what, programs, score) => {
    expect(partAt(nursing, teaching(programs), 'major')).toBe(score);
  });

  it('does not fit where the family is not taught', () => {
    const none = { ...teaching(['5138']), programShares: { '51': 0 }, bachelorsFamilies: [] };
    expect(partAt(nursing, none, 'major')).toBe(0);
  });
});

describe('activities', () => {
  const active = aStudent({ activities: activities(2, 5, 3) });

  it('need more at a selective college', () => {
    const [, selective] = scoresAt(active, aCollege({ admitRate: 0.05 }));
    const [, open] = scoresAt(active, aCollege({ admitRate: 0.8 }));
    expect(selective).toBeLessThan(open ?? 0);
  });

  it('cannot be compared without an admit rate', () => {
    expect(scoresAt(active, aCollege({ admitRate: null, openAdmission: true }))[1]).toBeNull();
  });
});

describe('location', () => {
  const answering = (but: Partial<StudentFacts>) => aStudent({ homeState: 'OH', ...but });

  it.each([
    [['Urban'], 12, 100],
    [['Urban'], 22, 60],
    [['Urban'], 41, 20],
    [['Urban', 'Rural'], 22, 60],
    [['Suburban'], 33, 60],
    [['Urban'], null, null],
    [[], 12, null],
  ] as const)('of %j at locale %s scores %s', (settings, locale, score) => {
    expect(partAt(answering({ settings }), aCollege({ locale }), 'setting')).toBe(score);
  });

  it.each([
    ['preferred', 'PA', ['Mid-Atlantic'], 100],
    ['the home state', 'OH', ['Mid-Atlantic'], 60],
    ['anywhere else', 'CA', ['Mid-Atlantic'], 20],
    ['a territory', 'PR', ['Southeast'], 20],
    ['the home state, without a preference', 'OH', [], 100],
    ['next to home, without a preference', 'MI', [], 75],
    ['far from home, without a preference', 'PA', [], 50],
    ['far from home, for a student who wants to go abroad', 'CA', ['International'], 50],
  ] as const)('in a region that is %s', (_what, state, regions, score) => {
    expect(partAt(answering({ regions }), aCollege({ state }), 'region')).toBe(score);
  });
});

describe('cost', () => {
  const earning = (incomeBand: StudentFacts['incomeBand'], homeState: string | null = null) =>
    aStudent({ incomeBand, homeState });
  const costAt = (facts: StudentFacts, but: Partial<CollegeFacts>) => scoresAt(facts, aCollege(but))[3];

  it('is 100 where the family can pay more than the price', () => {
    expect(costAt(earning('over 150k'), {})).toBe(100);
    expect(costAt(earning('under 30k'), { netPrice0To30k: -1372 })).toBe(100);
  });

  it('is 80 at exactly what the family can pay, and falls by four points for every $1,000 more', () => {
    expect(costAt(earning('under 30k'), { netPrice0To30k: 9500 })).toBe(80);
    expect(costAt(earning('under 30k'), { netPrice0To30k: 9500 + 3000 })).toBe(68);
    expect(costAt(earning('under 30k'), { netPrice0To30k: 60_000 })).toBe(0);
  });

  it('counts the out-of-state difference at a public college', () => {
    const state = { control: 'public', tuitionInState: 10_000, tuitionOutOfState: 22_000 } as const;
    expect(costAt(earning('under 30k', 'PA'), state)).toBe(58);
    expect(costAt(earning('under 30k', 'OH'), state)).toBe(10);
    expect(costAt(earning('under 30k', null), state)).toBe(58);
  });

  it('is unknown to a non-resident where a public college reports no tuition', () => {
    const silent = { control: 'public', tuitionOutOfState: null } as const;
    expect(costAt(earning('under 30k', 'OH'), silent)).toBeNull();
    expect(costAt(earning('under 30k', 'PA'), silent)).toBe(58);
  });

  it('is compared with what the student says the family can pay, on average where the income is unknown', () => {
    expect(costAt(aStudent({ maxCost: 22_000 }), {})).toBe(80);
    expect(costAt({ ...earning('under 30k'), maxCost: 15_000 }, {})).toBe(80);
  });

  it('is not scored while neither is known', () => {
    expect(costAt(P8, {})).toBeNull();
  });
});

describe('campus', () => {
  it.each([
    [['0-5000'], 4000, 100],
    [['5001-10000'], 4000, 60],
    [['10001-20000'], 4000, 30],
    [['20000+'], 4000, 10],
    [['20000+', '5001-10000'], 4000, 60],
    [['0-5000'], null, null],
    [[], 4000, null],
  ] as const)('of %j with %s undergraduates scores %s', (sizes, undergraduates, score) => {
    expect(partAt(aStudent({ sizes }), aCollege({ undergraduates }), 'size')).toBe(score);
  });

  it.each([
    ['Public', 'public', 100],
    ['Public', 'private-nonprofit', 20],
    ['Private', 'private-for-profit', 100],
    ['Private', 'public', 20],
    ['No preference', 'public', null],
    [null, 'public', null],
  ] as const)('preferred %s, being %s, scores %s', (ownership, control, score) => {
    expect(partAt(aStudent({ ownership }), aCollege({ control }), 'ownership')).toBe(score);
  });
});

describe('the kind of college', () => {
  it.each<[CollegeType, Partial<CollegeFacts>, number | null]>([
    ['University', { carnegieClass: 15 }, 100],
    ['University', { carnegieClass: 18 }, 70],
    ['University', { carnegieClass: 21 }, 20],
    ['University', { carnegieClass: null }, null],
    ['Liberal Art College', { carnegieClass: 21 }, 100],
    ['Liberal Art College', { carnegieClass: 22 }, 50],
    ['Liberal Art College', { carnegieClass: 15 }, 10],
    ['Technical University', { carnegieClass: 28 }, 100],
    ['Technical University', { programShares: { '11': 0.2, '14': 0.15 } }, 100],
    ['Technical University', { programShares: { '15': 0.2 } }, 60],
    ['Technical University', {}, 10],
    ['Art Institute', { carnegieClass: 30 }, 100],
    ['Art Institute', { programShares: { '50': 0.5 } }, 100],
    ['Art Institute', { programShares: { '50': 0.15 } }, 50],
    ['Art Institute', {}, 0],
  ])('%s, at %j, scores %s', (type, but, score) => {
    expect(partAt(aStudent({ collegeTypes: [type] }), aCollege(but), 'college-type')).toBe(score);
  });

  it('counts the best of several', () => {
    const facts = aStudent({ collegeTypes: ['Art Institute', 'University', 'Liberal Art College'] });
    expect(partAt(facts, aCollege({ carnegieClass: 18 }), 'college-type')).toBe(70);
  });
});

describe('priorities of P2 at Ohio State', () => {
  it.each<[Priority, MatchPart, number]>([
    ['Small classes', 'academic-priorities', 18.2],
    ['Diverse student body', 'campus-priorities', 64.8],
    ['Campus housing', 'campus-priorities', 70],
    ['Faith community', 'campus-priorities', 0],
    ['Support for first-generation students', 'campus-priorities', 100],
    ['Low net price', 'cost-priorities', 53.4],
    ['Grants and scholarships', 'cost-priorities', 50.3],
    ['High graduation rate', 'cost-priorities', 100],
    ['Strong earnings after college', 'cost-priorities', 59.4],
    ['Low student debt', 'cost-priorities', 70.2],
  ])('%s', (priority, part, score) => {
    expect(partAt({ ...P2, priorities: [priority] }, OHIO_STATE, part)).toBeCloseTo(score, 1);
  });

  it('are averaged where several are chosen', () => {
    const priorities: Priority[] = ['Low net price', 'High graduation rate'];
    expect(partAt({ ...P2, priorities }, OHIO_STATE, 'cost-priorities')).toBeCloseTo((53.4 + 100) / 2, 1);
  });

  it('are no part when none can be scored', () => {
    expect(
      partAt({ ...P2, priorities: ['Study abroad'] }, OHIO_STATE, 'academic-priorities'),
    ).toBeUndefined();
  });
});

describe('the match', () => {
  it('follows the weights the student stored', () => {
    expect(matchOf({ ...P2, weights: only('location') }, NEW_YORK_UNIVERSITY).match).toBe(60);
    expect(matchOf({ ...P2, weights: only('culture') }, NEW_YORK_UNIVERSITY).match).toBeCloseTo(75, 5);
  });

  it('depends only on the proportions of the weights', () => {
    const usual = matchOf(P2, OHIO_STATE);
    const halved = { academic: 20, extracurricular: 12.5, location: 7.5, cost: 5, culture: 5 };
    const other = matchOf({ ...P2, weights: halved }, OHIO_STATE);
    expect(other.match).toBeCloseTo(usual.match ?? 0, 10);
    expect(other.completeness).toBe(1);
  });

  it('leaves a dimension out at weight 0', () => {
    const weights = { ...only('cost'), culture: 2 };
    const [, , , cost = 0, culture = 0] = dimensionsAt(P2, OHIO_STATE).map(({ score }) => score ?? 0);
    expect(matchOf({ ...P2, weights }, OHIO_STATE).match).toBeCloseTo((cost + 2 * culture) / 3, 5);
  });

  it('uses the usual weights when every weight is 0', () => {
    const weights = { ...only('cost'), cost: 0 };
    expect(matchOf({ ...P2, weights }, OHIO_STATE)).toEqual(matchOf(P2, OHIO_STATE));
  });

  it('leaves out what is unknown instead of counting it against the college', () => {
    const { match, completeness } = matchOf(aStudent({ sizes: ['0-5000'] }), aCollege());
    expect(match).toBe(100);
    expect(completeness).toBeCloseTo((0.1 * 0.3) / 0.7, 10);
  });
});
