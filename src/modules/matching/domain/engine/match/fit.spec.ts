import { describe, expect, it } from 'vitest';
import { assess } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { matchDimensions, type MatchPart } from '../explanation/dimensions.js';
import { measureStudent } from '../student/measure-student.js';
import { type MatchWeights, type StudentFacts } from '../student/student-facts.js';
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
  it('at Ohio State: academics 82.3, everything else 100', () => {
    expect(scoresAt(P2, OHIO_STATE)).toEqual([82.3, 100, 100, 100, 100]);
  });

  it('at New York University', () => {
    expect(scoresAt(P2, NEW_YORK_UNIVERSITY)).toEqual([58.7, 86.7, 65, 79.1, 60]);
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

  it('are 80 with open admission', () => {
    expect(partAt(P8, aCollege({ admitRate: null, openAdmission: true }), 'level')).toBe(80);
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
    expect(academic).toMatchObject({ known: 0.7, score: partAt(undecided, aCollege(), 'level') });
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
    ['anywhere else', 'CA', ['Mid-Atlantic'], 30],
    ['anywhere, for a student who wants to go abroad', 'CA', ['International'], 30],
    ['a territory', 'PR', ['Southeast'], 30],
    ['anywhere, without a preference', 'PA', [], null],
  ] as const)('in a region that is %s', (_what, state, regions, score) => {
    expect(partAt(answering({ regions }), aCollege({ state }), 'region')).toBe(score);
  });
});

describe('cost', () => {
  const earning = (incomeBand: StudentFacts['incomeBand'], homeState: string | null = null) =>
    aStudent({ incomeBand, homeState });
  const costAt = (facts: StudentFacts, but: Partial<CollegeFacts>) => scoresAt(facts, aCollege(but))[3];

  it('is 100 while the family can afford it', () => {
    expect(costAt(earning('over 150k'), {})).toBe(100);
    expect(costAt(earning('under 30k'), { netPrice0To30k: -1372 })).toBe(100);
  });

  it('falls by a point for every $300 above', () => {
    expect(costAt(earning('under 30k'), { netPrice0To30k: 9500 + 3000 })).toBe(90);
    expect(costAt(earning('under 30k'), { netPrice0To30k: 60_000 })).toBe(0);
  });

  it('counts the out-of-state difference at a public college', () => {
    const state = { control: 'public', tuitionInState: 10_000, tuitionOutOfState: 22_000 } as const;
    expect(costAt(earning('under 30k', 'PA'), state)).toBe(81.7);
    expect(costAt(earning('under 30k', 'OH'), state)).toBe(41.7);
    expect(costAt(earning('under 30k', null), state)).toBe(81.7);
  });

  it('is unknown to a non-resident where a public college reports no tuition', () => {
    const silent = { control: 'public', tuitionOutOfState: null } as const;
    expect(costAt(earning('under 30k', 'OH'), silent)).toBeNull();
    expect(costAt(earning('under 30k', 'PA'), silent)).toBe(81.7);
  });

  it('is not scored while the income is unknown', () => {
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

describe('the match', () => {
  it('follows the weights the student stored', () => {
    expect(matchOf({ ...P2, weights: only('location') }, NEW_YORK_UNIVERSITY).match).toBe(65);
    expect(matchOf({ ...P2, weights: only('culture') }, NEW_YORK_UNIVERSITY).match).toBe(60);
  });

  it('depends only on the proportions of the weights', () => {
    const usual = matchOf(P2, OHIO_STATE);
    const halved = { academic: 20, extracurricular: 12.5, location: 7.5, cost: 5, culture: 5 };
    const other = matchOf({ ...P2, weights: halved }, OHIO_STATE);
    expect(other.match).toBeCloseTo(usual.match ?? 0, 10);
    expect(other.completeness).toBe(1);
  });

  it('is unknown when every weight is 0', () => {
    const weights = { ...only('cost'), cost: 0 };
    expect(matchOf({ ...P2, weights }, OHIO_STATE)).toMatchObject({ match: null, completeness: 0 });
  });

  it('leaves out what is unknown instead of counting it against the college', () => {
    const { match, completeness } = matchOf(aStudent({ sizes: ['0-5000'] }), aCollege());
    expect(match).toBe(100);
    expect(completeness).toBeCloseTo(0.05, 10);
  });
});
