import {
  CATEGORIES,
  DESIGNATIONS,
  FAITHS,
  LOCALES,
  REGIONS,
  SIZES,
  SORTS,
  TEST_POLICIES,
} from '../domain/search/choices.js';
import { type StudentEstimate, type StudentView } from '../contracts/index.js';
import {
  NO_FILTER,
  type Origin,
  type SearchCriteria,
  type SearchFilters,
} from '../domain/search/search-criteria.js';
import { readTyped } from '../domain/search/typed-text.js';

/** Fractions from 0 up to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const PLACES_AND_KINDS = [
  'ny',
  'MA',
  'California',
  'new york',
  'Boston',
  'columbus',
  'Washington, D.C.',
  'columbus ohio',
  'St. Louis',
  'nyc',
  'L.A.',
  'sf state',
  'colleges in Philly',
  'twin cities',
  'hbcu',
  'hbcus in atlanta',
  'historically black colleges',
  'hispanic-serving texas',
  'Women’s College',
  'tribal college',
  'black',
  'dc',
  'D.C.',
  'sc',
  'mt',
  'colleges in mt',
  'gu',
  'ivy',
  'Ivy League',
  'ivy leage',
  'seven sisters new york',
  'service academies',
  'uc',
  'csu',
  'suny',
  'bay area',
  'miami',
  'american',
  'mich',
];
const MIDDLES: readonly Origin[] = [
  { latitude: 40, longitude: -83 },
  { latitude: 34, longitude: -118.2 },
  { latitude: 41.5, longitude: -72 },
];

/** Searches as people might type and filter them, made from the names they look for. */
export function randomSearches(
  names: readonly string[],
  states: readonly string[],
  count: number,
  seed: number,
) {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const some = <Item>(items: readonly Item[]): Item[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(items))),
  ];
  const sometimes = <Value>(share: number, value: () => Value): Value | null =>
    random() < share ? value() : null;

  const slip = (word: string): string => {
    const at = Math.floor(random() * word.length);
    const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
    switch (Math.floor(random() * 4)) {
      case 0:
        return before + after;
      case 1:
        return before + pick(LETTERS) + letter + after;
      case 2:
        return before + pick(LETTERS) + after;
      default:
        return before + after.slice(0, 1) + letter + after.slice(1);
    }
  };
  const text = (): string => {
    const words = pick(names).split(/[ ,]+/);
    const from = Math.floor(random() * words.length);
    const part = words.slice(from, from + 1 + Math.floor(random() * 3));
    const kind = random();
    if (kind < 0.25) return part.join(' ').slice(0, 1 + Math.floor(random() * 6));
    if (kind < 0.5) return part.map((word) => (random() < 0.6 ? slip(word) : word)).join(' ');
    if (kind < 0.55) return pick(['%', 'zzzzzz', '!!', 'a', 'of the', 'u of m', 'usc', 'the ohio state']);
    if (kind < 0.65) return pick(PLACES_AND_KINDS);
    return part.join(' ');
  };
  const filters = (): SearchFilters => ({
    ...NO_FILTER,
    state: sometimes(0.2, () => some(states)),
    ownership: sometimes(0.15, () => some(['1', '2'])),
    degreesAwarded: sometimes(0.15, () => some(['1', '2', '3', '4', '5', '6'])),
    locale: sometimes(0.12, () => some(LOCALES)),
    region: sometimes(0.06, () => some(REGIONS)),
    size: sometimes(0.06, () => some(SIZES)),
    sizeMin: sometimes(0.06, () => Math.floor(random() * 8000)),
    sizeMax: sometimes(0.06, () => Math.floor(random() * 40000)),
    admitRateMin: sometimes(0.06, () => random() * 0.5),
    admitRateMax: sometimes(0.06, () => random()),
    completionMin: sometimes(0.06, () => random()),
    netPriceMax: sometimes(0.1, () => Math.floor(random() * 30000)),
    major: sometimes(0.1, () => some(['11', '11.07', '51', '26.01', '14', '99'])),
    testPolicy: sometimes(0.06, () => some(TEST_POLICIES)),
    designation: sometimes(0.08, () => some(DESIGNATIONS)),
    faith: sometimes(0.06, () => some(FAITHS)),
    openAdmission: sometimes(0.06, () => random() < 0.5),
    onlineOnly: sometimes(0.04, () => random() < 0.5),
    certificates: random() < 0.3 ? false : null,
    within: sometimes(0.06, () => ({ miles: random() * 600, of: pick(MIDDLES) })),
    category: sometimes(0.08, () => some(CATEGORIES)),
  });

  return Array.from({ length: count }, (): SearchCriteria & { typed: string | null } => {
    const typed = sometimes(0.75, text);
    return {
      typed,
      text: typed === null ? null : readTyped(typed),
      filters: random() < 0.4 ? NO_FILTER : filters(),
      sort: sometimes(0.5, () => pick(SORTS)),
      facets: random() < 0.2,
      page: random() < 0.7 ? 1 : 1 + Math.floor(random() * 5),
      pageSize: pick([1, 10, 50, 100]),
    };
  });
}

/** A student with other estimates at every college, some of them unknown. */
export function someStudent(ids: readonly number[], seed: number): StudentView {
  const random = seeded(seed);
  const figures = (scale: number) =>
    new Map(ids.map((id) => [id, random() < 0.1 ? null : Math.fround(random() * scale)]));
  const [matches, chances, prices] = [figures(100), figures(1), figures(40_000)];
  const estimateOf = (unitId: number): StudentEstimate => {
    const chance = chances.get(unitId) ?? null;
    const category = chance === null ? null : (CATEGORIES[Math.floor(chance * 3)] ?? null);
    return { match: matches.get(unitId) ?? null, mayBeListed: false, chance, category };
  };
  return {
    homeState: 'OH',
    incomeBand: null,
    hasEstimates: true,
    estimateOf,
    netPriceOf: (unitId) => prices.get(unitId) ?? null,
    recommended: () => [],
  };
}
