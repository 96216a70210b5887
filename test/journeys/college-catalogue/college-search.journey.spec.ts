import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/settings.js';
import { refreshCollegeSearch } from '#modules/college-catalogue/adapters/persistence/college-search.projection.js';
import { CollegeSearchResponse } from '#modules/matching/adapters/http/college-search.dto.js';
import { type College } from '#modules/matching/contracts/index.js';
import { UNKNOWN_STUDENT, type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { createApp } from '../../../src/create-app.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { fillProfile } from '../../support/data/fill-profile.js';

interface Page {
  colleges: College[];
  total: number;
  sort: string;
  unusedFilters?: string[];
  certificateSchools?: number;
  correctedSearch?: string;
  reading?: {
    isApplied: boolean;
    filters: object;
    search?: string;
    understood: string[];
    notUnderstood: string[];
  };
  prices: { incomeBand: string | null };
  near?: { place: string; basis: string };
  facets?: Record<string, { value: string; count: number }[]>;
  advice?: { relax: { filter: string; total: number }[]; withoutFilters: number };
}
interface Refused {
  message: string;
  errors: { path: string; message: string }[];
}

const SECRET = 'test-only-9fK2mQ7xV4bT8nR1cJ6wL3pZ';
const MAYA: StudentFacts = {
  ...UNKNOWN_STUDENT,
  homeState: 'OH',
  incomeBand: '60-100k',
  unweightedGpa: 3.8,
  satTotal: 1380,
};
const OHIO_STATE = 204796;
const HARVARD = 166027;

let flyleaf: RunningApp;
let database: pg.Client;
let maya: Person;
let stranger: Person;
let parent: Person;
beforeAll(async () => {
  flyleaf = await startApp({ JWT_SECRET: SECRET });
  database = await connectTo(flyleaf.databaseUrl);
  maya = await register(flyleaf);
  stranger = await register(flyleaf);
  parent = await register(flyleaf, { role: 'parent' });
  await fillProfile(flyleaf, maya, MAYA);
});
afterAll(async () => {
  await database.end();
  await flyleaf.close();
});

const search = async (query: string, person: Person = maya) => {
  const { status, body } = await call<Page>(flyleaf, person, 'GET', `/api/colleges?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const everyPage = async (query: string, person: Person = maya) => {
  const colleges: College[] = [];
  for (let page = 1; ; page++) {
    const found = await search(`${query}&pageSize=100&page=${page}`, person);
    colleges.push(...found.colleges);
    if (colleges.length >= found.total) return colleges;
  }
};

describe('the reply of the search (S5)', () => {
  it('has the declared fields and no others', async () => {
    for (const person of [maya, parent])
      for (const query of [
        'facets=true',
        'search=havard',
        'search=party+schools+near+me',
        'search=california',
        'state=DC&major=01',
        'withinMiles=50&near=43210',
        'category=reach,safety&facets=true',
      ]) {
        const body = await search(query, person);

        expect(CollegeSearchResponse.parse(body)).toEqual(body);
      }
  });
});

describe('filters', () => {
  it.each<[string, (college: College) => boolean]>([
    ['state=OH,CA', ({ state }) => ['OH', 'CA'].includes(state)],
    ['state=OH&state=ca', ({ state }) => ['OH', 'CA'].includes(state)],
    [
      'ownership=1&locale=urban,rural',
      (c) => c.ownership === 'Public' && ['Urban', 'Rural'].includes(c.setting ?? ''),
    ],
    ['region=far-west', ({ region }) => region === 'Far West'],
    ['size=small,large', ({ sizeCategory }) => ['Small', 'Large'].includes(sizeCategory ?? '')],
    ['sizeMin=2000&sizeMax=9000', ({ studentSize: s }) => s !== null && s >= 2000 && s <= 9000],
    ['admitRateMin=0.1&admitRateMax=0.3', ({ acceptanceRate: r }) => r !== null && r >= 0.1 && r <= 0.3],
    ['completionMin=0.8', ({ completionRate }) => (completionRate ?? 0) >= 0.8],
    ['testPolicy=required', ({ testPolicy }) => testPolicy === 'required'],
    [
      'designation=hbcu',
      ({ designations }) => designations.includes('Historically Black college or university'),
    ],
    [
      'designation=women,men',
      ({ designations: d }) => d.includes("Women's college") || d.includes("Men's college"),
    ],
    ['openAdmission=true', ({ openAdmission }) => openAdmission === true],
    ['onlineOnly=true', ({ onlineOnly }) => onlineOnly === true],
  ])('%s leave the colleges that fit', async (query, fits) => {
    const all = await everyPage('sort=name');
    const found = await everyPage(`${query}&sort=name`);

    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  });

  it.each([['reach'], ['target'], ['safety'], ['reach', 'safety']])(
    'by category %s %s leave what the engine says, of all colleges',
    async (...categories) => {
      const all = await everyPage('sort=name');
      const found = await everyPage(`category=${categories.join()}&sort=name`);

      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).toEqual(
        all.filter(({ match }) => categories.includes(match?.category ?? '')).map(({ id }) => id),
      );
    },
  );

  it('by category combine with others, are counted, and appear in the advice', async () => {
    const { facets } = await search('state=OH&category=reach&facets=true');
    const counted = Object.fromEntries(
      (facets?.['category'] ?? []).map(({ value, count }) => [value, count]),
    );
    for (const category of ['target', 'safety'])
      expect(counted[category]).toBe((await search(`state=OH&category=${category}`)).total);

    const { total, advice } = await search('search=harvard&category=safety');
    expect(total).toBe(0);
    expect(advice?.relax).toEqual([{ filter: 'category', total: (await search('search=harvard')).total }]);
  });

  it('by category are ignored without estimates, and reported as unused', async () => {
    for (const person of [stranger, parent]) {
      const found = await search('category=safety&state=OH&facets=true', person);

      expect(found.unusedFilters).toEqual(['category']);
      expect(found.total).toBe((await search('state=OH', person)).total);
      expect(found.facets).not.toHaveProperty('category');
    }
    expect(await search('category=safety')).not.toHaveProperty('unusedFilters');
  });

  it('by category follow a changed profile with the very next search', async () => {
    const noor = await register(flyleaf);
    await fillProfile(flyleaf, noor, { ...MAYA, unweightedGpa: 2.4, satTotal: 900 });
    const before = await search('category=safety', noor);
    await fillProfile(flyleaf, noor, { ...MAYA, unweightedGpa: 4, satTotal: 1580 });

    expect((await search('category=safety', noor)).total).toBeGreaterThan(before.total);
  });

  it('by price use the student’s own income and state, another income, or the average', async () => {
    const own = await search('netPriceMax=15000');
    const poorer = await search('netPriceMax=15000&incomeBand=under+30k');
    const average = await search('netPriceMax=15000', parent);

    expect([own, poorer, average].map(({ prices }) => prices.incomeBand)).toEqual([
      '60-100k',
      'under 30k',
      null,
    ]);
    expect(poorer.total).toBeGreaterThan(own.total);
    expect(
      (await everyPage('netPriceMax=15000', parent)).every(({ netPrice }) => (netPrice ?? 1e9) <= 15_000),
    ).toBe(true);
    expect((await search('netPriceMax=15000&incomeBand=under+30k', parent)).prices.incomeBand).toBe(
      'under 30k',
    );
  });

  it('find a major by its family and by its field', async () => {
    const family = await search('major=11');
    const field = await search('major=11.07');

    expect(field.total).toBeGreaterThan(0);
    expect(field.total).toBeLessThan(family.total);
    expect((await search('major=11.07,14.01')).total).toBeGreaterThanOrEqual(field.total);
  });

  it('measure miles from a ZIP area, a state or home', async () => {
    const zip = await search('near=43210&withinMiles=30');
    expect(zip.near).toEqual({ place: '43210', basis: 'zip-area' });
    expect(zip.colleges.map(({ id }) => id)).toContain(OHIO_STATE);
    expect(zip.colleges.every(({ state }) => state === 'OH')).toBe(true);

    expect((await search('withinMiles=80')).near).toEqual({ place: 'OH', basis: 'state' });
  });

  it.each([
    ['withinMiles=80', 'near', 'Please enter a ZIP code or a state to measure from.'],
    ['withinMiles=80&near=00000', 'near', 'We don’t recognize this ZIP code. Please use a state instead.'],
    ['near=Ohio', 'near', 'A place is a five-digit ZIP code or a two-letter state.'],
    ['withinMiles=far', 'withinMiles', 'Miles are a number from 0 to 5,000.'],
    ['region=nowhere', 'region', expect.stringContaining('Region is one of service-schools') as string],
    ['major=x', 'major', 'Major is a CIP code of two or four digits, such as 11 or 11.07.'],
    ['admitRateMax=40', 'admitRateMax', 'The greatest admit rate is a number from 0 to 1.'],
    ['netPriceMax=-1', 'netPriceMax', 'The highest net price is a number from 0 to 200,000.'],
    ['openAdmission=maybe', 'openAdmission', 'Open admission is true or false.'],
    ['category=likely', 'category', 'Category is reach, target or safety.'],
    ['sort=luck', 'sort', expect.stringContaining('Sort is one of relevance') as string],
    ['incomeBand=rich', 'incomeBand', expect.stringContaining('Income is one of under 30k') as string],
  ])('refuse %s with a sentence', async (query, path, message) => {
    const { status, body } = await call<Refused>(flyleaf, stranger, 'GET', `/api/colleges?${query}`);

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
  });

  it('leave out schools that award only certificates, until a name, a degree or a trade asks for them', async () => {
    const degrees = await search('pageSize=1', parent);
    const all = await search('certificates=true&pageSize=1', parent);

    expect(degrees.certificateSchools).toBeGreaterThan(0);
    expect(all.total).toBe(degrees.total + (degrees.certificateSchools ?? 0));
    for (const query of ['certificates=true', 'degrees_awarded=1', 'search=aveda', 'major=12'])
      expect(await search(query, parent)).not.toHaveProperty('certificateSchools');
  });

  it('are ignored when they are empty, even repeated', async () => {
    const all = await search('pageSize=1');
    for (const query of [
      'state=',
      'state=,',
      'state=&state=',
      'designation=,%20,&major=,',
      'size=&page=&sort=',
    ])
      expect((await search(`${query}&pageSize=1`)).total).toBe(all.total);
  });

  it('treat SQL, LIKE and regular expressions as plain text (S30)', async () => {
    for (const text of ["' or 1=1 --", '%', '_____', '.*', '(a+)+$', '\\', '$1']) {
      const found = await search(`search=${encodeURIComponent(text)}&pageSize=1`);
      expect(found.total).toBeLessThan(522);
    }
    expect((await search(`search=${encodeURIComponent('%_%')}`)).total).toBe(0);
  });
});

describe('a text that describes a kind of college', () => {
  it('finds what its filters find', async () => {
    const read = await search('search=cheap+nursing+schools+in+texas');
    const filtered = await search('state=TX&major=51.38&sort=netPrice');

    expect(read.reading).toMatchObject({
      isApplied: true,
      filters: { state: ['TX'], major: ['51.38'], sort: 'netPrice' },
      notUnderstood: [],
    });
    expect(read.total).toBeGreaterThan(0);
    expect(read.colleges.map(({ id }) => id)).toEqual(filtered.colleges.map(({ id }) => id));
    expect(read.sort).toBe('netPrice');
  });

  it('means the home state of who typed it', async () => {
    expect((await search('search=colleges+near+me')).reading?.filters).toEqual({ state: ['OH'] });
    expect((await search('search=colleges+near+me', stranger)).reading).toMatchObject({ missing: ['home'] });
  });

  it('never takes the place of a name', async () => {
    expect(await search('search=ohio+state')).not.toHaveProperty('reading');
    expect((await search('search=ohio')).reading).toMatchObject({
      isApplied: false,
      filters: { state: ['OH'] },
    });
    expect((await search('search=nursing+in+texas&textAs=name')).reading).toMatchObject({ isApplied: false });
  });

  it('gives no spelling advice for ordinary words', async () => {
    for (const text of ['party schools', 'cheap colleges', 'schools like ucla'])
      expect(await search(`search=${text}`)).not.toHaveProperty('correctedSearch');
  });
});

/** What leads every order by a figure: these also teach physics, English, business and more. */
const FOUR_YEAR_WITH_MANY_FIELDS = 'degrees_awarded=3&major=40&sizeMin=3000&onlineOnly=false';
/** Their colleges follow those of the states. */
const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];
const isInState = ({ state }: College) => !TERRITORIES.includes(state);

describe('sorting', () => {
  it.each<[string, (college: College) => number | null | undefined]>([
    ['chance', ({ match }) => match?.admissionProbability],
  ])('by %s puts the most first and the unknown last', async (sort, figure) => {
    const figures = (await everyPage(`certificates=true&sort=${sort}`)).map(
      (college) => figure(college) ?? -1,
    );

    expect(figures).toHaveLength(522);
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
  });

  it('by match puts good matches first and the unknown last', async () => {
    const matches = (await everyPage('certificates=true&sort=match')).map(
      ({ match }) => match?.matchPercentage ?? null,
    );
    const known = matches.filter((match) => match !== null);

    expect(matches).toHaveLength(522);
    expect(matches.slice(0, known.length)).toEqual(known);
    expect(Math.min(...known.slice(0, 10))).toBeGreaterThan(Math.max(...known.slice(-10)));
  });

  it.each<[string, (college: College) => number | null | undefined]>([
    ['completion', ({ completionRate }) => completionRate],
    ['earnings', ({ medianEarnings }) => medianEarnings],
    ['admitRate', ({ acceptanceRate }) => acceptanceRate],
  ])('by %s puts the most first and the unknown last, of colleges of one kind', async (sort, figure) => {
    const found = await everyPage(`sort=${sort}&${FOUR_YEAR_WITH_MANY_FIELDS}`);
    const figures = found.filter(isInState).map((college) => figure(college) ?? -1);

    expect(figures.length).toBeGreaterThan(50);
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
  });

  it.each(['netPrice', 'completion', 'earnings', 'admitRate', 'selectivity'])(
    'by %s begins with four-year colleges',
    async (sort) => {
      const { colleges } = await search(`sort=${sort}`);

      expect(new Set(colleges.map(({ predominantDegree }) => predominantDegree))).toEqual(
        new Set(["Bachelor's"]),
      );
    },
  );

  it('is by match for a student with estimates, near home for everyone else, and by relevance with a text', async () => {
    expect((await search('')).sort).toBe('match');
    expect((await search('', stranger)).sort).toBe('suggested');
    expect((await search('', parent)).sort).toBe('suggested');
    expect((await search('search=ohio')).sort).toBe('relevance');
  });

  it('by size puts the largest of those awarding bachelor’s degrees first, then all others', async () => {
    const four = new Set((await everyPage('degrees_awarded=5', parent)).map(({ id }) => id));
    const sizes = (await everyPage('sort=size', parent)).map(
      ({ id, studentSize }) => (four.has(id) ? 1e7 : 0) + (studentSize ?? -1),
    );

    expect(four.size).toBeGreaterThan(100);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it('by net price puts the cheapest first', async () => {
    const found = await everyPage(`sort=netPrice&${FOUR_YEAR_WITH_MANY_FIELDS}`, parent);
    const prices = found.filter(isInState).map(({ netPrice }) => netPrice ?? Infinity);

    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

describe('facets, advice and spelling', () => {
  it('count what each choice would leave', async () => {
    const { facets } = await search('ownership=1&locale=urban&facets=true');
    for (const [filter, value] of [
      ['ownership', '2'],
      ['locale', 'rural'],
    ] as const) {
      const others = filter === 'ownership' ? 'locale=urban' : 'ownership=1';
      const counted = facets?.[filter]?.find((choice) => choice.value === value)?.count;
      expect(counted).toBe((await search(`${others}&${filter}=${value}`)).total);
    }
    const states = facets?.['state'] ?? [];
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(
      (await search('ownership=1&locale=urban')).total,
    );
    expect((await search('')).facets).toBeUndefined();
  });

  it('advise which filter to remove when nothing is found', async () => {
    const { total, advice } = await search('search=harvard&state=OH');

    expect(total).toBe(0);
    expect(advice?.relax[0]).toEqual({ filter: 'state', total: (await search('search=harvard')).total });
  });

  it('say how a misspelled text was read', async () => {
    const found = await search('search=univrsity+of+californa');

    expect(found.correctedSearch).toBe('university of california');
    expect(found.colleges[0]?.name).toMatch(/^University of California/);
  });
});

describe('an unchanged page (S29)', () => {
  const ask = (person: Person, query: string, tag?: string) =>
    fetch(`${flyleaf.url}/api/colleges?${query}`, {
      headers: { authorization: `Bearer ${person.accessToken}`, ...(tag ? { 'if-none-match': tag } : {}) },
    });
  const tagOf = async (person: Person, query: string) => {
    const reply = await ask(person, query);
    await reply.arrayBuffer();
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    return reply.headers.get('etag') ?? '';
  };

  it('is not sent again', async () => {
    const tag = await tagOf(maya, 'state=OH');
    const again = await ask(maya, 'state=OH', tag);

    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is recognized by its tag, and an invalid query has none', async () => {
    const tag = await tagOf(maya, 'state=OH');
    const wrong = await ask(maya, 'state=OHIO', tag);

    expect([wrong.status, wrong.headers.get('etag')]).toEqual([400, null]);
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    await wrong.arrayBuffer();
  });

  it('has another tag for another query, another person, another profile and another catalogue version', async () => {
    const tag = await tagOf(maya, 'state=OH');
    expect(await tagOf(maya, 'state=CA')).not.toBe(tag);
    expect(await tagOf(stranger, 'state=OH')).not.toBe(tag);

    await fillProfile(flyleaf, maya, { ...MAYA, unweightedGpa: 3.7 });
    const later = await ask(maya, 'state=OH', tag);
    expect(later.status).toBe(200);
    await later.arrayBuffer();

    const newer = await tagOf(maya, 'state=OH');
    await database.query('update college_catalogue.catalogue_version set version = version + 1');
    await expect.poll(async () => (await ask(maya, 'state=OH', newer)).status, { timeout: 5_000 }).toBe(200);
  });
});

describe('two replicas on one database (F21)', () => {
  let other: NestFastifyApplication;
  let replica: { url: string };
  beforeAll(async () => {
    other = await createApp(
      readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', JWT_SECRET: SECRET }),
      flyleaf.databaseUrl,
    );
    await other.listen(0, '127.0.0.1');
    replica = { url: await other.getUrl() };
  });
  afterAll(() => other.close());

  const priceAt = async (app: { url: string }) => {
    const { body } = await call<Page>(
      app,
      parent,
      'GET',
      '/api/colleges?search=harvard+university&pageSize=1',
    );
    return body.colleges[0]?.netPrice;
  };
  const changePrice = async (price: number) => {
    await database.query('update college_catalogue.college_costs set net_price = $1 where unit_id = $2', [
      price,
      HARVARD,
    ]);
    await refreshCollegeSearch(database, [HARVARD]);
    await database.query('update college_catalogue.catalogue_version set version = version + 1');
  };

  it('are ready once the colleges are loaded (O1)', async () => {
    const readModels = async () =>
      (await call<{ readModels: object }>(replica, null, 'GET', '/health/ready')).body.readModels;

    await expect.poll(readModels, { timeout: 30_000 }).toEqual({ search: true });
  });

  it('both show a change within five seconds', async () => {
    await changePrice(1234);

    await expect
      .poll(() => Promise.all([priceAt(flyleaf), priceAt(replica)]), { timeout: 5_000 })
      .toEqual([1234, 1234]);
  });
});

describe('saved searches', () => {
  interface Saved {
    id: string;
    name: string;
    query: string;
  }
  const save = (person: Person, name: string, query: string) =>
    call<Saved & Refused>(flyleaf, person, 'POST', '/api/saved-searches', { name, query });
  const list = async (person: Person) =>
    (await call<Saved[]>(flyleaf, person, 'GET', '/api/saved-searches')).body;

  it('are saved under a name, without the page, for their owner only', async () => {
    const { status, body } = await save(
      maya,
      ' Ohio, public ',
      'search=state&state=oh&ownership=1&page=3&colour=red',
    );

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Ohio, public', query: 'search=state&state=oh&ownership=1' });
    expect(await list(maya)).toMatchObject([{ id: body.id }]);
    expect(await list(stranger)).toEqual([]);
  });

  it.each([
    ['Anything', 'page=2', 'Search for something or choose a filter first.'],
    ['Anywhere', 'state=ZZ', 'State is a two-letter postal code, such as OH.'],
    ['', 'state=OH', 'Please enter a name for this search.'],
  ])('refuse “%s”: %s', async (name, query, message) => {
    const { status, body } = await save(maya, name, query);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('can be renamed by their owner and nobody else', async () => {
    const { body: kept } = await save(maya, 'Michigan', 'state=MI');
    const rename = (person: Person, name: string, id = kept.id) =>
      call<Saved & Refused>(flyleaf, person, 'PATCH', `/api/saved-searches/${id}/name`, { name });

    expect(await rename(maya, ' Up north ')).toMatchObject({
      status: 200,
      body: { id: kept.id, name: 'Up north', query: 'state=MI' },
    });
    expect((await list(maya)).map(({ name }) => name)).toContain('Up north');
    expect((await rename(maya, 'OHIO, public')).body.message).toBe(
      'You already have a saved search with this name. Please choose another name.',
    );
    expect((await rename(maya, '')).body.message).toBe('Please enter a name for this search.');
    expect((await rename(maya, 'x'.repeat(61))).body.message).toBe('Names can be up to 60 characters.');
    expect((await rename(stranger, 'Mine')).status).toBe(404);
  });

  it('have unique names, and are at most twenty', async () => {
    expect((await save(maya, 'ohio, PUBLIC', 'state=OH')).status).toBe(409);
    await Promise.all(Array.from({ length: 25 }, (_, n) => save(maya, `Search ${n}`, 'state=OH')));

    expect(await list(maya)).toHaveLength(20);
  });

  it('can be removed, by their owner', async () => {
    const [first] = await list(maya);
    const remove = (person: Person) =>
      call(flyleaf, person, 'DELETE', `/api/saved-searches/${first?.id ?? ''}`);

    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(maya)).status).toBe(204);
    expect((await remove(maya)).status).toBe(404);
    expect(await list(maya)).toHaveLength(19);
  });
});
