import { type Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOnPostgres } from '../../testing/catalogue-on-postgres.js';
import { refreshCollegeSearch } from '../persistence/college-search.projection.js';
import { US_STATES } from '../us-states.js';
import { type CollegeSearch, CollegeSearchReadModel } from './college-search.read-model.js';

const OHIO_STATE = 204796;
const HARVARD = 166027;
const EVERYTHING: CollegeSearch = {
  search: null,
  state: null,
  ownership: null,
  degreesAwarded: null,
  locale: null,
  page: 1,
  pageSize: 100,
};

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let client: Client;
let colleges: CollegeSearchReadModel;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  ({ client } = catalogue);
  colleges = catalogue.module.get(CollegeSearchReadModel);
});
afterAll(() => catalogue.close());

const find = (wishes: Partial<CollegeSearch>, marked: number[] = []) =>
  colleges.find({ ...EVERYTHING, ...wishes }, marked);

/** Every page, one after the other. */
async function all(wishes: Partial<CollegeSearch>) {
  const first = await find({ ...wishes, page: 1 });
  const found = [...first.colleges];
  while (found.length < first.total) {
    const next = await find({ ...wishes, page: found.length / 100 + 1 });
    expect(next.total).toBe(first.total);
    if (next.colleges.length === 0) break;
    found.push(...next.colleges);
  }
  return found;
}
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id).sort((a, b) => a - b);
const named = async (search: string) => (await all({ search })).map(({ name }) => name);

/** What the tables say, by a condition written for the purpose. */
async function oracle(condition: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select unit_id as id from college_catalogue.colleges where operating and (${condition}) order by 1`,
  );
  return rows.map(({ id }) => id);
}

describe('the filters of the search', () => {
  it.each([
    ['no filter', {}, 'true'],
    ['public', { ownership: 1 }, 'ownership = 1'],
    ['private, for-profit included', { ownership: 2 }, 'ownership in (2, 3)'],
    ['mainly certificates', { degreesAwarded: 1 }, 'predominant_degree = 1'],
    ['mainly associate degrees', { degreesAwarded: 2 }, 'predominant_degree = 2'],
    ['mainly bachelor’s degrees', { degreesAwarded: 3 }, 'predominant_degree = 3'],
    ['graduate degrees only', { degreesAwarded: 4 }, 'predominant_degree = 4'],
    ['any bachelor’s degree', { degreesAwarded: 5 }, 'highest_degree = 3 or highest_degree = 4'],
    ['any graduate degree', { degreesAwarded: 6 }, 'highest_degree = 4'],
    ['urban', { locale: 'urban' }, 'locale in (11, 12, 13)'],
    ['suburban', { locale: 'suburban' }, 'locale in (21, 22, 23)'],
    ['rural, towns included', { locale: 'rural' }, 'locale in (31, 32, 33, 41, 42, 43)'],
    [
      'all of them at once',
      { state: 'CA', ownership: 1, degreesAwarded: 3, locale: 'suburban' },
      `state = 'CA' and ownership = 1 and predominant_degree = 3 and locale in (21, 22, 23)`,
    ],
  ] as const)('find the colleges that are %s', async (_what, wishes, condition) => {
    const found = await all(wishes);

    expect(found.length).toBeGreaterThan(0);
    expect(idsOf(found)).toEqual(await oracle(condition));
    expect((await find(wishes)).total).toBe(found.length);
  });

  it('find the colleges of each state', async () => {
    for (const state of Object.keys(US_STATES))
      expect(idsOf(await all({ state }))).toEqual(await oracle(`state = '${state}'`));
  });
});

describe('the pages of the search', () => {
  it.each([1, 7, 50, 100])('hold every college once, in one order, %i at a time', async (pageSize) => {
    const expected = (await all({ state: 'NY' })).map(({ id }) => id);
    const found: number[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / pageSize); page++)
      found.push(...(await find({ state: 'NY', page, pageSize })).colleges.map(({ id }) => id));

    expect(found).toEqual(expected);
    expect(new Set(found).size).toBe(found.length);
  });

  it('are empty past the last, with the total still told', async () => {
    expect(await find({ state: 'DC', page: 1_000_000_000 })).toMatchObject({
      colleges: [],
      total: (await oracle(`state = 'DC'`)).length,
    });
  });

  it('are in the order of names, whatever their case and punctuation', async () => {
    const fold = (name: string) =>
      name
        .toLowerCase()
        .replace(/['.]/g, '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
    const names = (await all({})).map(({ name }) => fold(name));

    expect(names).toEqual([...names].sort());
  });

  it('count the marked colleges among all that were found, on whatever page they are', async () => {
    const found = await find({ state: 'OH', pageSize: 1 }, [OHIO_STATE, HARVARD, 1]);

    expect(found.colleges.map(({ id }) => id)).not.toContain(OHIO_STATE);
    expect(found.markedCount).toBe(1);
  });
});

describe('the words of the search', () => {
  it.each([
    ['ohio state', 'Ohio State University-Main Campus'],
    ['OHIO   STATE', 'Ohio State University-Main Campus'],
    ['The Ohio State University', 'Ohio State University-Main Campus'],
    ['óhîo státe', 'Ohio State University-Main Campus'],
    ['university of california, berkeley', 'University of California-Berkeley'],
    ['univ calif berk', 'University of California-Berkeley'],
    ['UArizona', 'University of Arizona'],
    ['texas a&m', 'Texas A & M University-College Station'],
    ['texas A & M', 'Texas A & M University-College Station'],
    ['Texas AM', 'Texas A & M University-College Station'],
    ['william and mary', 'William & Mary'],
    ['cambridge massachusetts', 'Harvard University'],
    ['harvard ma', 'Harvard University'],
  ])('“%s” find %s', async (search, name) => {
    expect(await named(search)).toContain(name);
  });

  it.each([
    ['the middle of a word', 'arvard'],
    ['one word that nobody has', 'ohio zzz'],
    ['no letters', '%'],
    ['no letters', '___'],
    ['no letters', '\\'],
    ['another alphabet', '大学'],
    ['an attempt to break out', `' or true --`],
  ])('find nothing by %s: “%s”', async (_what, search) => {
    expect(await find({ search })).toEqual({ total: 0, markedCount: 0, colleges: [] });
  });

  it('never take a mark for a wildcard', async () => {
    expect(await named('oh%ate')).toEqual(await named('oh ate'));
    expect(await named('o_io')).not.toContain('Ohio State University-Main Campus');
    expect(await named('%ohio')).toEqual(await named('ohio'));
  });

  it('all have to be found, each at the beginning of a word', async () => {
    const texts = new Map(
      (await all({})).map((card) => [
        card.id,
        `${card.name} ${card.otherNames.join(' ')} ${card.city} ${card.state} ${US_STATES[card.state as keyof typeof US_STATES]}`
          .toLowerCase()
          .replace(/['.’]/g, '')
          .split(/[^a-z0-9]+/),
      ]),
    );
    for (const search of [
      'state',
      'north',
      'tech',
      'saint',
      'new york',
      'college community',
      'u',
      'art inst',
    ]) {
      const expected = [...texts]
        .filter(([, words]) => search.split(' ').every((wish) => words.some((word) => word.startsWith(wish))))
        .map(([id]) => id)
        .sort((a, b) => a - b);

      expect(idsOf(await all({ search }))).toEqual(expected);
    }
  });

  it('put colleges called so before colleges also called so, and those before colleges that lie there', async () => {
    const found = await all({ search: 'columbus' });
    const kind = ({ name, otherNames }: (typeof found)[number]) =>
      /columbus/i.test(name) ? 0 : /columbus/i.test(otherNames.join(' ')) ? 1 : 2;
    const kinds = found.map(kind);

    expect(kinds).toEqual([...kinds].sort());
    expect(kinds[0]).toBe(0);
    expect(kinds.at(-1)).toBe(2);
  });

  it('narrow what the filters leave', async () => {
    expect((await all({ search: 'university', state: 'DC' })).every(({ state }) => state === 'DC')).toBe(
      true,
    );
  });
});

describe('a college that has closed', () => {
  it('is not found any more', async () => {
    await client.query('update college_catalogue.colleges set operating = false where unit_id = $1', [
      HARVARD,
    ]);
    await refreshCollegeSearch(client, [HARVARD]);

    expect(await named('harvard')).toEqual([]);
  });
});
