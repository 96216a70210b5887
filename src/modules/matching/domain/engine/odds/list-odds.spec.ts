import { describe, expect, it } from 'vitest';
import { seededUniform } from '../testing/seeded-random.js';
import { categoryOf } from '../chance/category.js';
import { affordability } from './affordability.js';
import { briefOdds, hasAffordableSafety, type ListedChance, listOdds } from './list-odds.js';
import { sharedPart } from './shared-strength.js';
import { type Answer, anyYes, yesOdds } from './yes-odds.js';

const answers = (chances: readonly number[], shared: number | readonly number[] = 0.3): Answer[] =>
  chances.map((chance, i) => ({
    chance,
    shared: typeof shared === 'number' ? shared : (shared[i] ?? Number.NaN),
    counts: 1,
  }));
const times = (count: number, chance: number) => Array.from({ length: count }, () => chance);
const independent = (list: readonly Answer[]) =>
  1 - list.reduce((none, { chance, counts }) => none * (1 - chance * counts), 1);

const V2 = [0.1, 0.1, 0.3, 0.3, 0.5, 0.8];
const V2_PRICES = [0.9, 0.2, 0.5, 0.8, 0.3, 0.6];
const V4 = [...times(5, 0.05), ...times(3, 0.4), ...times(2, 0.6), ...times(2, 0.95)];

const WORKED = [
  ['five small chances', answers(times(5, 0.1)), 0.4095, 0.3405],
  ['two reaches, two targets, an even one and a likely one', answers(V2), 0.9603, 0.9011],
  ['ten even chances', answers(times(10, 0.5)), 0.999, 0.9636],
  ['a balanced list of twelve', answers(V4), 0.9999, 0.9963],
  ['ten even chances with nothing shared', answers(times(10, 0.5), 0), 0.999, 0.999],
  ['ten even chances with nearly all shared', answers(times(10, 0.5), 0.9), 0.999, 0.6925],
  ['three colleges that share differently', answers([0.2, 0.5, 0.9], [0.3, 0.6, 0.45]), 0.96, 0.9188],
  ['no colleges', [], 0, 0],
  ['one certain yes', answers([1, 0.2]), 1, 1],
] as const;

const near = (figure: number, expected: number, within = 0.0005) =>
  expect(Math.abs(figure - expected)).toBeLessThanOrEqual(within);

describe('the odds of at least one yes', () => {
  it.each(WORKED)('are as worked out for %s', (_name, list, alone, any) => {
    near(independent(list), alone);
    near(anyYes(list), any);
    near(yesOdds(list).any, any);
  });

  it('tell what each application adds', () => {
    const expected = [0.0019, 0.0019, 0.0124, 0.0124, 0.037, 0.1976];
    yesOdds(answers(V2)).adds.forEach((add, i) => near(add, expected[i] ?? Number.NaN, 0.0001));
  });

  it('count only a yes that the family can pay', () => {
    const list = answers(V2).map((answer, i) => ({ ...answer, counts: V2_PRICES[i] ?? 0 }));
    const { any, adds } = yesOdds(list);
    const expected = [0.0153, 0.0031, 0.0343, 0.0631, 0.0389, 0.2357];
    near(any, 0.701);
    adds.forEach((add, i) => near(add, expected[i] ?? Number.NaN, 0.0001));
  });

  it('share more the less the student has told us', () => {
    const parts = [0, 0.1, 1, 3].map((unknown) => sharedPart(unknown).toFixed(4));
    expect(parts).toEqual(['0.3000', '0.3636', '0.6500', '0.8250']);
  });

  it('fall without the safeties the more answers go together', () => {
    const withoutSafeties = V4.filter((chance) => chance < 0.95);
    near(independent(answers(withoutSafeties)), 0.973);
    near(anyYes(answers(withoutSafeties, 0.15)), 0.937);
    near(anyYes(answers(withoutSafeties, 0.3)), 0.896);
    near(anyYes(answers(withoutSafeties, 0.5)), 0.835);
  });
});

describe('for any list', () => {
  const random = seededUniform(8);
  const lists = Array.from({ length: 60 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 12) }, () => ({
      chance: random() < 0.1 ? Math.round(random()) : random(),
      shared: random() * 0.9,
      counts: random(),
    })),
  );
  const everyYes = (list: readonly Answer[]) => list.map((answer) => ({ ...answer, counts: 1 }));

  it('the odds are at least the best single chance, and at most those of independent answers', () => {
    for (const list of lists.map(everyYes)) {
      const any = anyYes(list);
      expect(any).toBeGreaterThanOrEqual(Math.max(...list.map(({ chance }) => chance)) - 1e-6);
      expect(any).toBeLessThanOrEqual(independent(list) + 1e-6);
    }
  });

  it('the odds equal those of independent answers when nothing is shared', () => {
    for (const list of lists) {
      const apart = list.map((answer) => ({ ...answer, shared: 0 }));
      near(anyYes(apart), independent(apart), 1e-7);
    }
  });

  it('another college never lowers the odds, and an affordable yes is never likelier than a yes', () => {
    for (const list of lists) {
      expect(anyYes(list.slice(1))).toBeLessThanOrEqual(anyYes(list) + 1e-12);
      expect(anyYes(list)).toBeLessThanOrEqual(anyYes(everyYes(list)) + 1e-12);
    }
  });

  it('what a college adds is the list with it less the list without it, in any order', () => {
    for (const list of lists) {
      const { any, adds } = yesOdds(list);
      adds.forEach((add, i) => near(add, any - anyYes(list.toSpliced(i, 1)), 1e-9));
      near(yesOdds(list.toReversed()).any, any, 1e-9);
    }
  });
});

const listed = (chance: number, but: Partial<ListedChance> = {}): ListedChance => ({
  chance,
  low: chance / 2,
  high: Math.min(1, chance * 1.2),
  unknownPart: 0.1,
  affordable: 0.9,
  category: categoryOf(chance),
  notSafe: null,
  ...but,
});

describe('the odds of a list', () => {
  const list = [listed(0.05), listed(0.4, { affordable: null }), listed(0.6), listed(0.95)];
  const odds = listOdds(list);

  it('lie between those at the low and at the high ends, and between those that share more and less', () => {
    expect(odds.low).toBeLessThan(odds.any);
    expect(odds.high).toBeGreaterThan(odds.any);
    expect(odds.ifMoreShared).toBeLessThan(odds.any);
    expect(odds.ifLessShared).toBeGreaterThan(odds.any);
  });

  it('are the same when only the two that change fast are worked out', () => {
    const { any, affordable } = briefOdds(list);
    near(any, odds.any, 1e-12);
    near(affordable ?? Number.NaN, odds.affordable ?? Number.NaN, 1e-12);
  });

  it('leave the safeties out where they say so', () => {
    const others = listOdds(list.slice(0, 3));
    expect(odds.withoutSafeties).toBe(others.any);
    expect(odds.affordableWithoutSafeties).toBe(others.affordable);
  });

  it('do not count a college without a price as an affordable yes', () => {
    expect(odds.adds[1]).toEqual({ any: expect.any(Number) as number, affordable: null });
    expect(odds.affordable).toBeCloseTo(listOdds(list.toSpliced(1, 1)).affordable ?? 0, 12);
  });

  it('say nothing of affordable answers when no college can be counted', () => {
    const unpriced = listOdds([listed(0.5, { affordable: null })]);
    expect(unpriced.affordable).toBeNull();
    expect(unpriced.affordableWithoutSafeties).toBeNull();
  });

  it('are all zero for an empty list', () => {
    const { any, low, high, withoutSafeties, affordable, adds } = listOdds([]);
    for (const figure of [any, low, high, withoutSafeties]) near(figure, 0, 1e-12);
    expect({ affordable, adds }).toEqual({ affordable: null, adds: [] });
  });
});

describe('an affordable safety', () => {
  const safety = listed(0.95);

  it.each([
    ['is on a list with a safety within the budget', [listed(0.3), safety], true],
    ['is missing from a list without a safety', [listed(0.3), listed(0.7)], false],
    ['is missing when the safety costs too much', [{ ...safety, affordable: 0.2 }], false],
    ['is missing when only the safety has no price', [listed(0.3), { ...safety, affordable: null }], false],
    ['is any safety when no college can be counted', [{ ...safety, affordable: null }], true],
    ['is missing from an empty list', [], false],
  ])('%s', (_name, list, has) => {
    expect(hasAffordableSafety(list)).toBe(has);
  });
});

describe('what a family can pay', () => {
  it('is worked out from its budget and the price', () => {
    near(affordability(21_500, 18_795), 0.8266, 0.0001);
  });

  it('is an even chance two thousand above the budget', () => {
    expect(affordability(20_000, 22_000)).toBeCloseTo(0.5, 12);
  });
});
