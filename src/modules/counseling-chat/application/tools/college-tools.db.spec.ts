import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStudent } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { toolsOnStarterColleges } from '../../testing/tools-on-starter-colleges.js';
import { type FactKey } from './tool-results.js';
import { type DataOf, type InputOf, type ToolResult } from './tools.js';

const CHLOE = 'chloe';
const [OHIO_STATE, MICHIGAN, DUKE, REED] = [204796, 170976, 198419, 209922];

let starter: Awaited<ReturnType<typeof toolsOnStarterColleges>>;
beforeAll(async () => {
  const facts = aStudent({ homeState: 'OH', incomeBand: '60-100k', unweightedGpa: 3.8, satTotal: 1380 });
  starter = await toolsOnStarterColleges({ [CHLOE]: { facts, maxTuition: 25_000 } });
});
afterAll(() => starter.close());

function dataOf<Data>(result: ToolResult<Data>): Data {
  if (!result.ok) throw new Error(result.words);
  return result.data;
}
const search = async (wishes: InputOf<'search_colleges'>) =>
  dataOf(await starter.tools.search_colleges(CHLOE, wishes));
const namesOf = ({ rows }: DataOf<'search_colleges'>) => rows.map(({ college }) => college.name);

describe('the search for colleges', () => {
  it('gives each college with chance, price and graduation, and their years', async () => {
    const { rows, total } = await search({ regions: ['new-england'], size: 'small', limit: 3 });
    expect(rows).toHaveLength(3);
    expect(total.value).toBeGreaterThan(10);
    for (const { chance, price, graduation } of rows) {
      expect(chance?.low.year).toBe('fall 2023 admissions data');
      expect(price.year).toBe('2022-23');
      expect(graduation.year).toBe('entrants of fall 2017');
    }
  });

  it.each([
    ['Ivy League', 'Harvard University'],
    ['the UCs', 'UC Berkeley'],
    ['HBCUs', 'Howard University'],
  ])('finds the members of a group: %s', async (text, member) => {
    expect(namesOf(await search({ text, limit: 10 }))).toContain(member);
  });

  it('sorts by the price for this student, colleges that fit before others, and keeps to a limit', async () => {
    const { rows } = await search({ states: ['OH'], sort: 'netPrice', netPriceMax: 22_000 });
    const prices = rows.map(({ price }) => Number(price.value));
    const others = prices.findIndex((price, at) => price < (prices[at - 1] ?? 0));
    const [fit, unfit] = others < 0 ? [prices, []] : [prices.slice(0, others), prices.slice(others)];
    expect(fit.length).toBeGreaterThan(1);
    expect(unfit).toEqual(unfit.toSorted((a, b) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(22_000);
  });

  it('gives up the wish that no college fits and says which', async () => {
    const { rows, relaxed, wishes } = await search({ states: ['AK'], designation: ['women'] });
    expect(relaxed).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(Object.keys(wishes)).toHaveLength(1);
  });

  it('leaves out colleges and turns pages', async () => {
    const first = namesOf(await search({ states: ['OH'], limit: 3 }));
    const second = await search({ states: ['OH'], limit: 3, page: 2 });
    expect(first).not.toContain(namesOf(second)[0]);
    const without = second.rows.map(({ college }) => college.id);
    const rest = await search({ states: ['OH'], limit: 10, without });
    expect(rest.rows.some(({ college }) => without.includes(college.id))).toBe(false);
  });

  it('searches in a circle around home when the nearest are asked for', async () => {
    const { wishes, rows } = await search({ sort: 'distance', near: '43201' });
    expect(wishes.withinMiles).toBeLessThanOrEqual(100);
    expect(rows.length).toBe(5);
  });

  it('refuses wishes that no search can hold', async () => {
    expect(await starter.tools.search_colleges(CHLOE, { states: ['Ohio'] })).toMatchObject({
      ok: false,
      code: 'out-of-bounds',
    });
  });
});

describe('facts of a college', () => {
  const factOf = async (unitId: number, key: FactKey) => {
    const [college] = dataOf(await starter.tools.college_facts(CHLOE, { colleges: [unitId], about: [key] }));
    return college?.facts[0];
  };

  it.each([
    ['admitRate', 0.5082, 'fall 2023'],
    ['yield', 0.2265, 'fall 2023'],
    ['sat', 1330, 'fall 2023'],
    ['size', 44_617, 'fall 2023'],
    ['graduation', 0.8773, 'entrants of fall 2017'],
    ['tuition', 12_859, '2023-24'],
    ['netPrice', 18_292, '2022-23'],
    ['debt', 19_976, 'fiscal years 2020 and 2021'],
  ] as const)('gives %s with what it describes', async (key, value, year) => {
    const fact = await factOf(OHIO_STATE, key);
    expect(fact?.figures[0]).toMatchObject({ value, year, about: OHIO_STATE });
  });

  it('says that an average GPA is missing where the college publishes none', async () => {
    const fact = await factOf(DUKE, 'gpa');
    expect(fact?.figures).toMatchObject([{ value: null, missing: 'not-reported' }]);
  });

  it('takes an average GPA from the Common Data Set, with its edition', async () => {
    const ARIZONA_STATE = 104151;
    const fact = await factOf(ARIZONA_STATE, 'gpa');
    expect(fact?.figures).toMatchObject([{ value: 3.52, source: 'common-data-set', year: '2025-26' }]);
  });

  it('gives every fact of a college that reports little without failing', async () => {
    const AUSTIN_COMMUNITY = 222992;
    const [college] = dataOf(await starter.tools.college_facts(CHLOE, { colleges: [AUSTIN_COMMUNITY] }));
    expect(college?.facts.find(({ key }) => key === 'admitRate')?.figures[0]?.value).toBeNull();
  });

  it('does not know a college that is not in the catalogue', async () => {
    expect(await starter.tools.college_facts(CHLOE, { colleges: [1] })).toMatchObject({
      code: 'unknown-college',
    });
  });
});

describe('prices', () => {
  const priceAt = async (unitId: number, incomeBand?: 'under 30k') => {
    const input = { colleges: [unitId], ...(incomeBand && { incomeBand }) };
    return dataOf(await starter.tools.net_price(CHLOE, input))[0];
  };

  it('are for the income and the state of the student, with the budget beside', async () => {
    expect(await priceAt(OHIO_STATE)).toMatchObject({
      price: { value: 18_795, year: '2022-23' },
      priceIs: 'for-your-income',
      residence: 'in-state',
      outOfStatePart: null,
      budget: { value: 25_000, source: 'profile' },
    });
    expect((await priceAt(MICHIGAN))?.outOfStatePart?.value).toBeGreaterThan(35_000);
  });

  it('follow an income that was said, for this question only', async () => {
    expect((await priceAt(OHIO_STATE, 'under 30k'))?.price.value).toBe(6_259);
    expect((await priceAt(OHIO_STATE))?.price.value).toBe(18_795);
  });
});

describe('majors', () => {
  const majorsAt = async (college: number, major?: string) =>
    dataOf(await starter.tools.majors(CHLOE, { college, ...(major !== undefined && { major }) }));

  it.each(['51.38', 'nursing'])('finds a field that is taught by %s', async (major) => {
    const [nursing] = await majorsAt(OHIO_STATE, major);
    expect(nursing).toMatchObject({ taught: true, field: 'Registered Nursing' });
    expect(nursing?.graduates?.value).toBeGreaterThan(0);
  });

  it('says that a field is not taught', async () => {
    expect(await majorsAt(REED, '51.38')).toMatchObject([{ taught: false, graduates: null }]);
  });

  it('names the largest fields of a college', async () => {
    const fields = await majorsAt(REED);
    expect(fields).toHaveLength(5);
    expect(fields.map(({ field }) => field)).toContain('Biology');
  });
});

describe('comparing', () => {
  it('puts chance, price, graduation and size beside each other', async () => {
    const { rows, colleges } = dataOf(
      await starter.tools.compare_colleges(CHLOE, { colleges: [OHIO_STATE, MICHIGAN] }),
    );
    expect(colleges.map(({ id }) => id)).toEqual([OHIO_STATE, MICHIGAN]);
    expect(rows.map(({ key }) => key)).toEqual(['chance', 'price', 'graduation', 'size']);
    expect(rows[0]?.cells[0]?.figures).toHaveLength(3);
  });
});
