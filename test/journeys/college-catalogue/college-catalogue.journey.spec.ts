import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStarterFiles } from '#modules/college-catalogue/adapters/starter-catalogue/starter-files.js';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { type College } from '#modules/matching/contracts/index.js';
import { WORKED_COLLEGES } from '#modules/matching/domain/engine/testing/worked-colleges.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Page {
  colleges: College[];
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  matchCount: number;
}
interface Refused {
  message: string;
  errors: { path: string; message: string }[];
}
interface Detail extends College {
  figures: Record<string, { value: number | null; describes: string; missing: string | null }>;
  considered: { what: string; importance: string }[];
  programFamilies: { title: string; awardShare: number | null; bachelors: boolean }[];
  bachelorsPrograms: { total: number; top: { title: string; graduates: number | null }[] };
  explanation: object | null;
}

const OHIO_STATE = 204796;
const AUSTIN = 222992;
const ADDRESSES = ['/api/colleges', '/api/admin/scorecard-colleges'] as const;

let flyleaf: RunningApp;
let maya: Person;
let parent: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
  parent = await register(flyleaf, { role: 'parent' });
});
afterAll(() => flyleaf.close());

const search = async (query: string, person: Person = maya, address: string = ADDRESSES[0]) => {
  const { status, body } = await call<Page>(flyleaf, person, 'GET', `${address}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const show = async (id: number, person: Person = maya) => {
  const { status, body } = await call<Detail>(flyleaf, person, 'GET', `/api/colleges/${String(id)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('searching the catalogue', () => {
  it('returns fifty colleges and the total', async () => {
    const page = await search('certificates=true');

    expect(page).toMatchObject({
      total: 522,
      page: 1,
      pageSize: 50,
      totalPages: 11,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(page.colleges).toHaveLength(50);
  });

  it('returns the same at both URLs, for a student and a parent', async () => {
    const [here, there] = await Promise.all(ADDRESSES.map((address) => search('state=OH', maya, address)));
    expect(there).toEqual(here);

    const { colleges, matchCount, ...rest } = await search('state=OH', parent);
    expect(here).toMatchObject(rest);
    expect(matchCount).toBe(0);
    expect(colleges.every(({ match }) => match === null)).toBe(true);
  });

  it('ignores an empty field and accepts a state in lower case', async () => {
    expect(await search('search=&state=&ownership=&degrees_awarded=&locale=&page=&pageSize=')).toEqual(
      await search(''),
    );
    expect((await search('state=oh')).total).toBe((await search('state=OH')).total);
  });

  it('reads all pages to the last', async () => {
    const seen: number[] = [];
    for (let page = 1; ; page++) {
      const { colleges, hasNextPage, hasPreviousPage, total } = await search(
        `ownership=1&pageSize=30&page=${String(page)}`,
      );
      seen.push(...colleges.map(({ id }) => id));
      expect(hasPreviousPage).toBe(page > 1);
      expect(hasNextPage).toBe(seen.length < total);
      if (!hasNextPage) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await search('ownership=1')).total);
  });

  it('combines the name search with filters', async () => {
    const page = await search('search=ohio+state&state=OH&ownership=1&degrees_awarded=3&locale=urban');

    expect(page.colleges[0]).toMatchObject({ id: OHIO_STATE, location: 'Columbus, OH', ownership: 'Public' });
  });

  it.each([
    ['page=0', 'page', 'Page is a whole number from 1 on.'],
    ['page=-1', 'page', 'Page is a whole number from 1 on.'],
    ['page=one', 'page', 'Page is a whole number from 1 on.'],
    ['page=1.5', 'page', 'Page is a whole number from 1 on.'],
    ['page=1e3', 'page', 'Page is a whole number from 1 on.'],
    ['page=%D9%A3', 'page', 'Page is a whole number from 1 on.'],
    ['pageSize=0x10', 'pageSize', 'Page size is a whole number from 1 to 100.'],
    ['pageSize=%205%20', 'pageSize', 'Page size is a whole number from 1 to 100.'],
    ['netPriceMax=1e4', 'netPriceMax', 'The highest net price is a number from 0 to 200,000.'],
    ['admitRateMin=.5', 'admitRateMin', 'The least admit rate is a number from 0 to 1.'],
    ['pageSize=0', 'pageSize', 'Page size is a whole number from 1 to 100.'],
    ['pageSize=101', 'pageSize', 'Page size is a whole number from 1 to 100.'],
    ['state=ZZ', 'state', 'State is a two-letter postal code, such as OH.'],
    ['state=Ohio', 'state', 'State is a two-letter postal code, such as OH.'],
    ['state=OH,ZZ', 'state', 'State is a two-letter postal code, such as OH.'],
    ['search=a&search=b', 'search', 'Please search for one text at a time.'],
    ['ownership=3', 'ownership', 'Ownership is 1 (public) or 2 (private).'],
    ['degrees_awarded=7', 'degrees_awarded', 'College type is a number from 1 to 6.'],
    ['locale=town', 'locale', 'Campus setting is urban, suburban or rural.'],
    [`search=${'x'.repeat(101)}`, 'search', 'Please search for at most 100 characters.'],
    ['search=%00', 'search', 'This contains a character we can’t use. Please type it again.'],
  ])('refuses %s', async (query, path, message) => {
    for (const address of ADDRESSES) {
      const { status, body } = await call<Refused>(flyleaf, maya, 'GET', `${address}?${query}`);

      expect(status).toBe(400);
      expect(body).toMatchObject({ message, errors: [{ path, message }] });
    }
  });

  it.each([...ADDRESSES, '/api/colleges/204796'])('needs a sign-in at %s', async (address) => {
    expect((await call(flyleaf, null, 'GET', address)).status).toBe(401);
  });
});

describe('the figures of a row', () => {
  it('are those of the federal file, for every college', async () => {
    const { colleges: lines } = await readStarterFiles();
    const rows = new Map<number, College>();
    for (let page = 1; page <= 6; page++)
      for (const college of (await search(`certificates=true&pageSize=100&page=${String(page)}`)).colleges)
        rows.set(college.id, college);

    const slips = lines.flatMap((line) => {
      const row = rows.get(Number(line['unit_id']));
      const figure = (column: string) =>
        /^-?[\d.]+$/.test(line[column] ?? '') ? Number(line[column]) : null;
      const level = line['institution_level'] === '1' ? '4yr' : 'lt4yr';
      const expected: Partial<College> = {
        name: line['name'] ?? '',
        city: line['city'] ?? '',
        acceptanceRate: figure('admit_rate'),
        studentPopulation: figure('undergraduates'),
        studentSize: figure('undergraduates'),
        tuitionInState: figure('tuition_in_state'),
        tuitionOutState: figure('tuition_out_of_state'),
        tuitionOutOfState: figure('tuition_out_of_state'),
        satReading25: figure('sat_reading_25'),
        satMath75: figure('sat_math_75'),
        act25: figure('act_composite_25'),
        act75: figure('act_composite_75'),
        costOfAttendance: figure('cost_of_attendance'),
        netPrice: figure('net_price'),
        netPrice0To30k: figure('net_price_0_30k'),
        netPrice110kPlus: figure('net_price_110k_plus'),
        completionRate: figure(`completion_rate_${level}`),
        retentionRate: figure(`retention_full_time_${level}`),
        medianEarnings: figure('earnings_10yr_median'),
        medianDebt: figure('median_debt'),
        pellShare: figure('pell_share'),
        studentFacultyRatio: figure('student_faculty_ratio'),
      };
      const told = new Map<string, unknown>(Object.entries(row ?? {}));
      return Object.entries(expected)
        .filter(([field, value]) => told.get(field) !== value)
        .map(([field, value]) => ({ college: line['name'], field, told: told.get(field), value }));
    });
    expect(slips).toEqual([]);
  });

  it('have both field names and the formats that the screens show', async () => {
    const [row] = (await search('search=ohio+state+university+main')).colleges;

    expect(row).toMatchObject({
      id: OHIO_STATE,
      scorecardId: OHIO_STATE,
      acceptanceRate: 0.5082,
      admissionRate: '0.5082',
      admissionTerm: 'fall 2023',
      satRange: '1330-1480',
      actRange: '29-32',
      averageGPA: null,
      imageUrl: null,
      dataYear: '2023-24',
      dataRelease: '2025-05-19',
      programStrengths: ['Business', 'Engineering', 'Health', 'Biology', 'Social Sciences'],
    });
  });

  it('match the facts of the worked examples exactly, under the short name of the college', async () => {
    const { colleges } = await flyleaf.app.get(CollegeDirectory).collegeFacts();

    for (const worked of WORKED_COLLEGES)
      expect(colleges.find(({ unitId }) => unitId === worked.unitId)).toEqual({
        ...worked,
        name: (await show(worked.unitId)).shortName,
      });
  });
});

describe('a college in full', () => {
  it('says what year each figure describes', async () => {
    const { figures, considered, programFamilies, bachelorsPrograms } = await show(OHIO_STATE);

    expect(figures).toMatchObject({
      admitRate: { value: 0.5082, describes: 'fall 2023', missing: null },
      netPrice75To110k: { value: 22_870, unit: 'dollars', describes: '2022-23' },
      completionRateLt4yr: { value: null, missing: 'not-applicable' },
      earnings10yrMedian: { value: 60_409 },
    });
    expect(considered[0]).toEqual({ what: 'GPA', importance: 'required' });
    expect(programFamilies[0]).toMatchObject({
      title: expect.stringContaining('Business') as string,
      bachelors: true,
    });
    expect(bachelorsPrograms.total).toBeGreaterThan(50);
    expect(bachelorsPrograms.top).toHaveLength(bachelorsPrograms.total);
    const graduates = bachelorsPrograms.top.map((program) => program.graduates ?? -1);
    expect(graduates).toEqual([...graduates].sort((a, b) => b - a));
  });

  it('has every figure for every college, each with its year', async () => {
    const { columns } = await readStarterFiles();
    const measures = columns.filter(
      ({ group, unit = '' }) =>
        group !== 'identity' && ['share', 'score', 'count', 'dollars', 'years', 'ratio'].includes(unit),
    );
    const { figures } = await show(AUSTIN);

    expect(Object.keys(figures)).toHaveLength(measures.length);
    expect(Object.values(figures).filter(({ describes }) => describes === '')).toEqual([]);
    expect(
      Object.values(figures).filter(({ value, missing }) => (value === null) !== (missing !== null)),
    ).toEqual([]);
  });

  it('is explained to students only', async () => {
    expect((await show(OHIO_STATE)).explanation).not.toBeNull();
    expect((await show(OHIO_STATE, parent)).explanation).toBeNull();
  });

  it.each([
    ['1', 404],
    ['0', 400],
    ['ohio', 400],
    ['99999999999', 400],
  ])('is refused for %s with %i', async (id, status) => {
    expect((await call(flyleaf, maya, 'GET', `/api/colleges/${id}`)).status).toBe(status);
  });
});
