import { expect, it } from 'vitest';
import {
  figureGroup,
  NEARNESS,
  sizeRank,
  type Sought,
  sortUsed,
  soughtRank,
  suggestedRank,
} from './sort-order.js';

it.each([
  [null, true, true, 'relevance'],
  [null, false, true, 'match'],
  [null, false, false, 'suggested'],
  ['relevance', false, true, 'match'],
  ['chance', true, false, 'relevance'],
  ['match', false, false, 'suggested'],
  ['match', true, true, 'match'],
  ['netPrice', true, false, 'netPrice'],
] as const)(
  'sorting by %s, with a text: %s, with estimates: %s, is by %s',
  (named, text, estimates, used) => {
    expect(sortUsed(named, { text, estimates })).toBe(used);
  },
);

it('puts a small four-year college before a large two-year college', () => {
  expect(sizeRank(true, null)).toBeGreaterThan(sizeRank(false, 60_000));
  expect(sizeRank(true, 500)).toBeGreaterThan(sizeRank(true, null));
});

const sought = (facts: Partial<Sought> = {}): Sought => ({
  degrees: { predominant: 3, highest: 4 },
  onlineOnly: false,
  undergraduates: 5_000,
  applicants: 10_000,
  fields: 20,
  isInTerritory: false,
  ...facts,
});
const TWO_YEAR = sought({
  degrees: { predominant: 2, highest: 2 },
  undergraduates: 60_000,
  applicants: null,
});
const BARBERS = sought({
  degrees: { predominant: 1, highest: 1 },
  undergraduates: 900_000,
  applicants: null,
});
const ONLINE = sought({ onlineOnly: true, undergraduates: 150_000, applicants: null });
const UNCOUNTED = sought({ undergraduates: 40_000, applicants: null });

it('puts four-year colleges before all others, and barber schools last', () => {
  const ranks = [sought(), ONLINE, TWO_YEAR, BARBERS].map((college) => soughtRank(college, false));

  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(soughtRank(BARBERS, true)).toBeLessThan(soughtRank(TWO_YEAR, false));
});

it('counts applications, twice in the home state, before undergraduates', () => {
  const away = soughtRank(sought(), false);

  expect(soughtRank(sought({ applicants: 9_000 }), true)).toBeGreaterThan(away);
  expect(soughtRank(sought({ applicants: 4_000 }), true)).toBeLessThan(away);
  expect(soughtRank(UNCOUNTED, true)).toBeLessThan(away);
});

it('puts nothing reported last, at home as elsewhere', () => {
  const unknown = sought({ applicants: null, undergraduates: null });

  expect(soughtRank(unknown, true)).toBe(soughtRank(unknown, false));
});

it('suggests the home state before its region, and both before the rest', () => {
  const far = suggestedRank(sought({ applicants: 140_000 }), NEARNESS.elsewhere);

  expect(suggestedRank(sought({ applicants: 300 }), NEARNESS.homeRegion)).toBeGreaterThan(far);
  expect(suggestedRank(UNCOUNTED, NEARNESS.homeState)).toBeGreaterThan(
    suggestedRank(sought(), NEARNESS.homeRegion),
  );
  expect(suggestedRank(TWO_YEAR, NEARNESS.homeState)).toBeLessThan(far);
});

it('ranks community colleges by students, with or without a few bachelor’s degrees, near home first', () => {
  const withBachelors = sought({
    degrees: { predominant: 1, highest: 3 },
    undergraduates: 20_000,
    applicants: null,
  });
  const special = sought({ degrees: { predominant: 2, highest: 3 }, undergraduates: 90, applicants: 400 });
  const certificates = suggestedRank(BARBERS, NEARNESS.homeState);

  expect(soughtRank(TWO_YEAR, false)).toBeGreaterThan(soughtRank(withBachelors, false));
  expect(soughtRank(withBachelors, false)).toBeGreaterThan(soughtRank(special, false));
  expect(suggestedRank(special, NEARNESS.homeState)).toBeGreaterThan(certificates);
  expect(certificates).toBeGreaterThan(suggestedRank(TWO_YEAR, NEARNESS.elsewhere));
});

it('lets a seminary or a school of nursing lead no order by one figure', () => {
  expect(figureGroup(sought({ fields: 1 }))).toBeGreaterThan(figureGroup(sought()));
  expect(figureGroup(sought({ isInTerritory: true }))).toBe(figureGroup(sought({ fields: 1 })));
  expect(figureGroup(sought({ undergraduates: 120 }))).toBe(figureGroup(sought({ fields: 1 })));
  expect(figureGroup(sought({ fields: 1 }))).toBeLessThan(figureGroup(TWO_YEAR));
});
