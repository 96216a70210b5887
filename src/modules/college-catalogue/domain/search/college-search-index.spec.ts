import { describe, expect, it } from 'vitest';
import { aSearchableCollege } from '../../testing/searchable-college.js';
import { CollegeSearchIndex } from './college-search-index.js';
import { NO_FILTER, type SearchFilters, type SearchWishes } from './search-wishes.js';
import { readTyped } from './typed-text.js';

const NOBODY = { student: null, prices: null, marked: [] };
const COLLEGES = [
  aSearchableCollege({ unitId: 1, name: 'columbia college', state: 'MO', ownership: 2, undergraduates: 500 }),
  aSearchableCollege({
    unitId: 2,
    name: 'columbia university',
    state: 'NY',
    place: 'new york ny',
    undergraduates: 9000,
    ownership: 2,
    netPrice: 20_000,
    families: ['11'],
    fields: ['11.07'],
    openAdmission: false,
  }),
  aSearchableCollege({
    unitId: 3,
    name: 'columbus state',
    undergraduates: 20_000,
    netPrice: 6000,
    openAdmission: true,
    latitude: 40,
    longitude: -83,
    zipArea: '432',
    designations: 1,
  }),
  aSearchableCollege({
    unitId: 4,
    name: 'ohio state university',
    called: ['ohio state university', 'osu'],
    otherWords: ['osu'],
    undergraduates: 45_000,
    netPrice: 18_000,
    latitude: 40,
    longitude: -83.1,
    zipArea: '432',
    families: ['11', '14'],
    openAdmission: false,
  }),
  aSearchableCollege({
    unitId: 5,
    name: 'oregon state university',
    state: 'OR',
    place: 'corvallis or oregon',
    alsoCalled: ['osu'],
    undergraduates: 30_000,
    latitude: 44.5,
    longitude: -123.2,
  }),
];
const index = await CollegeSearchIndex.of(COLLEGES, () => Promise.resolve());

const search = (
  text: string | null,
  filters: Partial<SearchFilters> = {},
  more: Partial<SearchWishes> = {},
) =>
  index.search(
    {
      text: text === null ? null : readTyped(text),
      filters: { ...NO_FILTER, ...filters },
      sort: null,
      incomeBand: null,
      facets: false,
      page: 1,
      pageSize: 50,
      ...more,
    },
    NOBODY,
  );
const ids = (found: { rows: readonly number[] }) => found.rows.map((row) => index.unitIdAt(row));

describe('the order of relevance', () => {
  it('puts a nickname before initials, and both before the rest', () => {
    expect(ids(search('osu'))).toEqual([4, 5]);
  });

  it('puts what is called so before what lies there, and the larger before the smaller', () => {
    expect(ids(search('columb'))).toEqual([3, 2, 1, 4]);
  });

  it('forgives typing errors only when nobody has the words as typed', () => {
    const typo = search('colombia');
    expect(ids(typo)).toEqual([2, 1]);
    expect(typo.correctedSearch).toBe('columbia');
    expect(search('columbia').correctedSearch).toBeNull();
  });

  it('takes the last word for one that is still being typed', () => {
    expect(ids(search('ohio stae univ'))).toEqual([4]);
    expect(search('ohio univrsi').correctedSearch).toBe('ohio university');
  });
});

describe('filters', () => {
  it('let nobody pass whose figure is not known', () => {
    expect(ids(search(null, { netPriceMax: 50_000 }))).toEqual([2, 3, 4]);
    expect(ids(search(null, { openAdmission: false }))).toEqual([2, 4]);
  });

  it('take any of several values, and all of several filters', () => {
    expect(ids(search(null, { state: ['MO', 'NY'] }))).toEqual([1, 2]);
    expect(ids(search(null, { major: ['11.07', '14'], ownership: ['1'] }))).toEqual([4]);
    expect(ids(search(null, { designation: ['hbcu', 'tribal'] }))).toEqual([3]);
  });

  it('measure from the middle of a state’s or a ZIP area’s colleges', () => {
    const of = index.middleOf('432');
    if (of === null) throw new Error('no middle');

    expect(of).toEqual({ latitude: 40, longitude: -83.05 });
    expect(ids(search(null, { within: { miles: 10, of } }))).toEqual([3, 4]);
    expect(index.middleOf('999')).toBeNull();
  });
});

describe('sorting', () => {
  it.each([
    ['name', [1, 2, 3, 4, 5]],
    ['netPrice', [3, 4, 2, 1, 5]],
  ] as const)('by %s leaves the unknown for last', (sort, expected) => {
    expect(ids(search(null, {}, { sort }))).toEqual(expected);
  });

  it('by match follows the student, and the name where there is none', () => {
    const match = Float32Array.of(10, Number.NaN, 90, 50);
    const student = {
      unitIds: Int32Array.of(1, 2, 3, 99),
      match: () => match,
      chance: () => null,
      netPrice: () => match,
    };
    const wishes = {
      text: null,
      filters: NO_FILTER,
      sort: null,
      incomeBand: null,
      facets: false,
      page: 1,
      pageSize: 50,
    };

    const own = index.search(wishes, { ...NOBODY, student, marked: [3, 99] });
    expect([own.sort, ids(own), own.marked]).toEqual(['match', [3, 1, 2, 4, 5], 1]);
    expect(index.search({ ...wishes, sort: 'chance' }, { ...NOBODY, student }).sort).toBe('name');
    expect(search(null).sort).toBe('name');
    expect(search('osu', {}, { sort: 'match' }).sort).toBe('relevance');
  });

  it('turns pages', () => {
    expect(ids(search(null, {}, { page: 2, pageSize: 2 }))).toEqual([3, 4]);
    expect(ids(search('state', {}, { page: 2, pageSize: 2 }))).toEqual([3]);
    expect(search('state', {}, { page: 9, pageSize: 2 })).toMatchObject({ rows: [], total: 3 });
  });
});

describe('facets', () => {
  it('count each filter with itself lifted and the others kept', () => {
    const { facets } = search('state', { state: ['OH'], openAdmission: true }, { facets: true });

    expect(facets).toMatchObject({
      state: [{ value: 'OH', count: 1 }],
      openAdmission: [
        { value: 'false', count: 1 },
        { value: 'true', count: 1 },
      ],
      ownership: [{ value: '1', count: 1 }],
      designation: [{ value: 'hbcu', count: 1 }],
      size: [{ value: 'large', count: 1 }],
      major: [],
    });
  });
});

describe('advice', () => {
  it('says which filter to take away and how many come back', () => {
    const { total, advice } = search('columbia', { state: ['MO'], major: ['11'], ownership: ['2'] });

    expect(total).toBe(0);
    expect(advice).toEqual({
      relax: [
        { filter: 'state', total: 1 },
        { filter: 'major', total: 1 },
      ],
      withoutFilters: 2,
    });
    expect(search('columbia').advice).toBeNull();
  });
});

it('answers 100 characters of hostile text within 50 ms (S34)', () => {
  for (const text of ['a '.repeat(50), 'x'.repeat(100), 'abcd '.repeat(20), 'colu'.repeat(25)]) {
    const began = performance.now();
    search(text);
    expect(performance.now() - began).toBeLessThan(50);
  }
});
