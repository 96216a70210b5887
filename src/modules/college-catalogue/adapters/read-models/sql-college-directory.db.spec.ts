import { type Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CollegeCard, CollegeCards, CollegeDirectory, type CatalogueFacts } from '../../contracts/index.js';
import { catalogueOnPostgres, storedCards } from '../../testing/catalogue-on-postgres.js';
import { refreshCollegeSearch } from '../persistence/college-search.projection.js';
import { raiseCatalogueVersion } from '../persistence/catalogue-version.js';

const HARVARD = 166027;
const OHIO_STATE = 204796;
const AUSTIN = 222992;
/** Enrolls graduate students only, and reports no program family. */
const TEACHERS_COLLEGE = 196468;

let catalogue: Awaited<ReturnType<typeof catalogueOnPostgres>>;
let client: Client;
let directory: CollegeDirectory;
let release: CatalogueFacts;
beforeAll(async () => {
  catalogue = await catalogueOnPostgres();
  ({ client } = catalogue);
  directory = catalogue.module.get(CollegeDirectory);
  release = await directory.collegeFacts();
});
afterAll(() => catalogue.close());

const factsOf = (unitId: number) => release.colleges.find((college) => college.unitId === unitId);

describe('the names of the colleges', () => {
  it('are the federal one, the one people use, and nicknames', async () => {
    const names = await directory.collegeNames();

    expect(names.find(({ unitId }) => unitId === OHIO_STATE)).toEqual({
      unitId: OHIO_STATE,
      name: 'Ohio State University-Main Campus',
      shortName: 'Ohio State',
      city: 'Columbus',
      state: 'OH',
      zip: '43201',
      nicknames: ['buckeyes', 'ohio state', 'osu', 'tosu'],
      otherNames: [],
      isFourYear: true,
      isMainlyBachelors: true,
      isMainCampus: true,
      admitRate: 0.5082,
      undergraduates: 44_617,
    });
  });
});

describe('the facts for matching', () => {
  it('cover every college of one version, with the term of the admission figures', async () => {
    expect(release.colleges).toHaveLength(522);
    expect(release.admissionsTerm).toBe('fall 2023');
    expect(release.catalogueVersion).toMatch(/^2025-05-19\.\d+$/);
    expect(await directory.catalogueVersion()).toBe(release.catalogueVersion);
  });

  it('are numbers, fractions and words', () => {
    expect(factsOf(OHIO_STATE)).toMatchObject({
      name: 'Ohio State',
      state: 'OH',
      control: 'public',
      level: 'four-year',
      predominantDegree: 'bachelors',
      operating: true,
      distanceOnly: false,
      federalRegion: 3,
      locale: 11,
      undergraduates: 44_617,
      admitRate: 0.5082,
      openAdmission: false,
      testPolicy: 'optional',
      satReading25: 650,
      satMath75: 760,
      act25: 29,
      completionRate: 0.8773,
      retentionRate: 0.9412,
      pellShare: 0.1945,
      tuitionOutOfState: 38_365,
      netPrice75To110k: 22_870,
    });
  });

  it('are null where a figure is not reported, suppressed or not applicable', () => {
    expect(factsOf(AUSTIN)).toMatchObject({
      openAdmission: true,
      admitRate: null,
      testPolicy: null,
      satReading25: null,
      act75: null,
    });
  });

  it('have the grades a college publishes in the newest edition with both top bands', () => {
    expect(factsOf(HARVARD)?.publishedGrades).toEqual({
      cdsYear: '2025-26',
      bandShares: [0.747, 0.2038, 0.0349, 0.0098, 0.0018, 0.0018, 0.0009, 0, 0],
      average: 4.22,
    });
    expect(factsOf(AUSTIN)?.publishedGrades).toBeNull();
  });

  it('count what graduates borrowed, and how many students with a Pell grant finish', () => {
    expect(factsOf(HARVARD)).toMatchObject({ medianDebt: 14_000, completionRatePell: 0.961 });
  });

  it('have zero for a program family once the college reports any', () => {
    const { programShares, bachelorsFamilies } = factsOf(HARVARD) ?? {};

    expect(Object.keys(programShares ?? {})).toHaveLength(38);
    expect(programShares).toMatchObject({ '45': 0.3247, '46': 0 });
    expect(bachelorsFamilies).toContain('45');
    expect(bachelorsFamilies).not.toContain('46');
  });

  it('leave every program family unknown when the college reports none', () => {
    expect(factsOf(TEACHERS_COLLEGE)).toMatchObject({ programShares: {}, bachelorsFamilies: [] });
  });
});

describe('the cards of colleges', () => {
  it('come by unit id, and unknown ids are left out', async () => {
    const cards = await catalogue.module.get(CollegeCards).of([OHIO_STATE, 1, HARVARD]);

    expect([...cards.keys()].sort()).toEqual([HARVARD, OHIO_STATE]);
    expect(cards.get(HARVARD)?.name).toBe('Harvard University');
    expect(await catalogue.module.get(CollegeCards).of([])).toEqual(new Map());
  });

  it('have exactly the declared fields, and a reason only beside a null', async () => {
    const cards = await storedCards(client);

    expect(cards.size).toBe(522);
    for (const card of cards.values()) {
      expect(CollegeCard.strict().parse(card)).toEqual(card);
      const fields = new Map<string, unknown>(Object.entries(card));
      for (const field of Object.keys(card.missing))
        expect([card.id, field, fields.get(field)]).toEqual([card.id, field, null]);
    }
  });

  it('distinguish the three kinds of missing figures', async () => {
    const cards = await storedCards(client);
    const debt = [...cards.values()].filter(({ medianDebt }) => medianDebt === null);

    expect(debt.filter(({ missing }) => missing['medianDebt'] === 'suppressed')).toHaveLength(18);
    expect(debt.filter(({ missing }) => missing['medianDebt'] === undefined)).toHaveLength(6);
    expect(cards.get(AUSTIN)?.missing).toMatchObject({
      acceptanceRate: 'not-applicable',
      sat25: 'not-applicable',
    });
  });

  it('have the admit rate of the newer release where two disagree, and then no yield', async () => {
    const flagged = [...(await storedCards(client)).values()].filter(
      ({ admissionTerm }) => admissionTerm === 'fall 2024',
    );

    expect(flagged.map(({ name }) => name)).toContain('University of California-Merced');
    expect(flagged).toHaveLength(6);
    expect(flagged.filter(({ yieldRate }) => yieldRate !== null)).toEqual([]);
  });

  it('go with the programs of one field and what graduates earn, college by college', async () => {
    const inFull = await directory.collegeInFull(OHIO_STATE);
    const ofHealth = inFull?.bachelorsPrograms.top.filter(({ cip }) => cip.startsWith('51.')) ?? [];
    const { earningsDescribe, programs } = await directory.programsInField('51');

    expect(programs.size).toBeGreaterThan(50);
    expect(programs.get(OHIO_STATE)).toEqual(
      ofHealth.map(({ cip, medianEarnings }) => ({ cip, medianEarnings })),
    );
    expect(programs.get(TEACHERS_COLLEGE)).toBeUndefined();
    expect(earningsDescribe).toBe(inFull?.programsDescribe.medianEarnings);
  });

  it('are said to be changing while an import is under way', async () => {
    expect(await directory.isImporting()).toBe(false);
    const addImport = `
      insert into college_catalogue.imports (id, source, scope, options, state, page, created_at)
      values (gen_random_uuid(), 'files', 'all', '{}', 'waiting', 0, now()) returning id`;
    const id = (await client.query<{ id: string }>(addImport)).rows[0]?.id;
    expect(await directory.isImporting()).toBe(true);

    await client.query('delete from college_catalogue.imports where id = $1', [id]);
    expect(await directory.isImporting()).toBe(false);
  });

  it('still come for a college that has closed', async () => {
    await client.query('update college_catalogue.colleges set operating = false where unit_id = $1', [
      HARVARD,
    ]);
    await refreshCollegeSearch(client, [HARVARD]);
    await raiseCatalogueVersion(client);

    const isOperating = async () =>
      (await catalogue.module.get(CollegeCards).of([HARVARD])).get(HARVARD)?.operating;
    await vi.waitFor(async () => expect(await isOperating()).toBe(false), { timeout: 10_000 });
  });
});
