import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SavedColleges } from '#modules/matching/adapters/http/saved-colleges.dto.js';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { fillProfile } from '../../support/data/fill-profile.js';

const HARVARD = 166027;
const OHIO_STATE = 204796;
const ARIZONA_STATE = 104151;
const LIST = '/api/saved-colleges';
/** What is asked by the clock or by a reaction that happens to run, and who is asking: whatever the list holds. */
const BESIDE_THE_LIST =
  /identity\.|administration\.|student_profile\.|college_catalogue\.catalogue_version|matching\.(prediction|college_suggestions)/;

interface Saved {
  id: string;
  collegeId: number;
  college: {
    id: number;
    name: string;
    tuitionOutState: number;
    tuitionOutOfState: number;
    admissionRate: string;
  };
  category: string;
  computedCategory: string | null;
  categoryIsYours: boolean;
  notes: string;
  admissionProbability: number | null;
  matchPercentage: number | null;
  isHidden: boolean;
  savedAt: string;
  match: Record<string, unknown> | null;
}
interface Refused {
  code: string;
  message: string;
  errors: { path: string; message: string }[];
}

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());
beforeEach(async () => {
  maya = await register(flyleaf);
});

const saving = (body: unknown, person: Person | null = maya) =>
  call<Saved>(flyleaf, person, 'POST', LIST, body);
const save = async (body: unknown, person = maya) => {
  const { status, body: saved } = await saving(body, person);
  expect(status, JSON.stringify(saved)).toBe(201);
  return saved;
};
const list = async (person = maya) => (await call<Saved[]>(flyleaf, person, 'GET', LIST)).body;
const refused = async (method: string, path: string, body?: unknown) => {
  const answer = await call<Refused>(flyleaf, maya, method, path, body);
  return { status: answer.status, ...answer.body };
};

describe('saving a college', () => {
  it('puts a removed college back in its place', async () => {
    for (const collegeId of [HARVARD, OHIO_STATE, ARIZONA_STATE]) await save({ collegeId });
    const before = (await list()).map(({ collegeId }) => collegeId);
    const second = (await list())[1];

    await call(flyleaf, maya, 'DELETE', `${LIST}/${second?.id}`);
    await save({ collegeId: second?.collegeId, savedBefore: second?.savedAt });

    expect((await list()).map(({ collegeId }) => collegeId)).toEqual(before);
  });

  it('replies with the declared fields and no others (S5)', async () => {
    await fillProfile(flyleaf, maya, P2);
    const saved = await save({ collegeId: OHIO_STATE, notes: 'Visited “in October”.' });
    const body = await list();

    expect(body).toHaveLength(1);
    expect(SavedColleges.parse(body)).toEqual(body);
    expect(body).toEqual([saved]);
  });

  it('replies with the stored record, the college and both spellings of its figures', async () => {
    const saved = await save({ collegeId: OHIO_STATE, category: 'Target', notes: '' });

    expect(saved).toMatchObject({
      collegeId: OHIO_STATE,
      category: 'Target',
      computedCategory: null,
      categoryIsYours: false,
      notes: '',
      isHidden: false,
      admissionProbability: null,
      match: null,
      college: {
        id: OHIO_STATE,
        name: 'Ohio State University-Main Campus',
        tuitionOutState: 38365,
        tuitionOutOfState: 38365,
        admissionRate: '0.5082',
        acceptanceRate: 0.5082,
      },
    });
    expect(new Date(saved.savedAt).toISOString()).toBe(saved.savedAt);
    expect(await list()).toEqual([saved]);
  });

  it('requires only the college', async () => {
    expect(await save({ collegeId: HARVARD })).toMatchObject({ category: 'Target', notes: '' });
  });

  it('ignores fields a student may not set', async () => {
    const saved = await save({
      collegeId: HARVARD,
      id: 'mine',
      userId: 'somebody',
      isHidden: true,
      savedAt: '1999-01-01',
      categoryIsYours: true,
      admissionProbability: 1,
    });

    expect(saved).toMatchObject({ isHidden: false, categoryIsYours: false, admissionProbability: null });
    expect(saved.id).not.toBe('mine');
    expect(await list()).toHaveLength(1);
  });

  it('again changes nothing', async () => {
    const first = await save({ collegeId: HARVARD, notes: 'first' });
    const again = await saving({ collegeId: HARVARD, category: 'Safety', notes: '' });

    expect(again.status).toBe(200);
    expect(again.body).toEqual(first);
    expect(await list()).toEqual([first]);
  });

  it('fifty times at once saves it once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => saving({ collegeId: HARVARD })));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array<number>(49).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['no college', {}, 400, 'collegeId'],
    ['words for a college', { collegeId: 'Harvard' }, 400, 'collegeId'],
    ['half a college', { collegeId: 1.5 }, 400, 'collegeId'],
    ['a number beyond all numbers', { collegeId: 99_999_999_999 }, 400, 'collegeId'],
    ['a category in small letters', { collegeId: HARVARD, category: 'reach' }, 400, 'category'],
    ['another category', { collegeId: HARVARD, category: 'Likely' }, 400, 'category'],
    ['notes that are no text', { collegeId: HARVARD, notes: 7 }, 400, 'notes'],
    ['notes without end', { collegeId: HARVARD, notes: 'x'.repeat(2001) }, 400, 'notes'],
    ['a character no database keeps', { collegeId: HARVARD, notes: 'a\u0000b' }, 400, 'notes'],
  ])('is refused with %s', async (_what, body, status, path) => {
    const refusal = await refused('POST', LIST, body);

    expect(refusal.status).toBe(status);
    expect(refusal.errors.map((error) => error.path)).toEqual([path]);
    expect(await list()).toEqual([]);
  });

  it('is refused for an unknown college', async () => {
    expect(await refused('POST', LIST, { collegeId: 1 })).toMatchObject({
      status: 404,
      code: 'matching.college-not-in-catalogue',
    });
  });
});

describe('a student with grades and scores', () => {
  beforeEach(() => fillProfile(flyleaf, maya, P2));

  it('gets each college in its estimated category, with the match at the top level too', async () => {
    const saved = await save({ collegeId: OHIO_STATE, category: 'Target', notes: '' });

    expect(saved).toMatchObject({ category: 'Target', computedCategory: 'Target', categoryIsYours: false });
    expect(saved.match).toMatchObject({ category: 'target', admissionProbability: 0.6897 });
    expect(saved).toMatchObject({ ...saved.match, category: 'Target' });
  });

  it('chooses another category and resets it', async () => {
    const { id } = await save({ collegeId: OHIO_STATE });
    const move = (category: string) =>
      call<Saved>(flyleaf, maya, 'PATCH', `${LIST}/${id}/category`, { category });

    expect(await move('Reach')).toMatchObject({
      status: 200,
      body: { category: 'Reach', computedCategory: 'Target', categoryIsYours: true },
    });
    expect(await list()).toMatchObject([{ category: 'Reach', categoryIsYours: true }]);
    expect((await move('Target')).body).toMatchObject({ category: 'Target', categoryIsYours: false });
  });

  it('keeps the chosen category when the grades change, while the estimates update', async () => {
    await save({ collegeId: OHIO_STATE });
    await save({ collegeId: ARIZONA_STATE, category: 'Reach' });
    await call(flyleaf, maya, 'POST', '/api/academic-profile', { unweightedGpa: '4.0', satTotal: 1600 });

    expect(await list()).toMatchObject([
      { collegeId: ARIZONA_STATE, category: 'Reach', computedCategory: 'Target', categoryIsYours: true },
      { collegeId: OHIO_STATE, category: 'Safety', computedCategory: 'Safety', categoryIsYours: false },
    ]);
  });
});

describe('the list', () => {
  it('has the newest first and only the student’s own colleges', async () => {
    for (const collegeId of [HARVARD, OHIO_STATE, ARIZONA_STATE]) await save({ collegeId });
    await save({ collegeId: HARVARD }, await register(flyleaf));

    expect((await list()).map(({ collegeId }) => collegeId)).toEqual([ARIZONA_STATE, OHIO_STATE, HARVARD]);
    const stats = await call(flyleaf, maya, 'GET', '/api/analytics/stats');
    expect(stats.body).toMatchObject({ collegesSaved: 3 });
  });

  it('takes the same number of SQL statements for thirty colleges as for one', async () => {
    const { body } = await call<{ colleges: { id: number }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/colleges?pageSize=30',
    );
    const sql = flyleaf.app.get(Sql, { strict: false });
    const rows = vi.spyOn(sql, 'rows');
    const statements = async () => {
      await list();
      rows.mockClear();
      await list();
      return rows.mock.calls.filter(([text]) => !BESIDE_THE_LIST.test(text)).length;
    };
    await save({ collegeId: HARVARD });
    const forOne = await statements();
    await Promise.all(body.colleges.map(({ id }) => saving({ collegeId: id })));

    expect((await list()).length).toBeGreaterThanOrEqual(30);
    expect(await statements()).toBeLessThanOrEqual(forOne);
    expect(forOne).toBeGreaterThan(0);
    expect(forOne).toBeLessThanOrEqual(4);
    rows.mockRestore();
  });

  it('keeps notes as they were typed', async () => {
    const { id } = await save({ collegeId: HARVARD });
    const notes = '  Visited: “quiet”; drop table <b>now</b> 🍂\n';
    const changed = await call<Saved>(flyleaf, maya, 'PATCH', `${LIST}/${id}/notes`, { notes });

    expect(changed).toMatchObject({ status: 200, body: { id, notes } });
    expect((await list())[0]?.notes).toBe(notes);
  });

  it('removes a college permanently', async () => {
    const { id } = await save({ collegeId: HARVARD });
    const removal = await call<string>(flyleaf, maya, 'DELETE', `${LIST}/${id}`);

    expect([removal.status, removal.body]).toEqual([204, '']);
    expect(await list()).toEqual([]);
    expect((await refused('DELETE', `${LIST}/${id}`)).status).toBe(404);
    expect(await save({ collegeId: HARVARD })).not.toMatchObject({ id });
  });

  it('still shows a college that has closed', async () => {
    await save({ collegeId: HARVARD });
    await flyleaf.app
      .get(Sql, { strict: false })
      .rows('update college_catalogue.colleges set operating = false where unit_id = $1', [HARVARD]);
    const shown = await list();
    await flyleaf.app
      .get(Sql, { strict: false })
      .rows('update college_catalogue.colleges set operating = true where unit_id = $1', [HARVARD]);

    expect(shown).toMatchObject([{ collegeId: HARVARD, college: { id: HARVARD } }]);
  });
});

describe('what is refused', () => {
  const NOBODYS = '00000000-0000-7000-8000-000000000000';

  it.each([
    ['PATCH', '/notes', { notes: 7 }],
    ['PATCH', '/notes', {}],
    ['PATCH', '/notes', { notes: 'x'.repeat(2001) }],
    ['PATCH', '/category', { category: 'Maybe' }],
    ['PATCH', '/category', {}],
  ])('%s %s with %j', async (method, path, body) => {
    const { id } = await save({ collegeId: HARVARD });

    expect((await refused(method, `${LIST}/${id}${path}`, body)).status).toBe(400);
  });

  it.each([
    ['DELETE', '', undefined],
    ['PATCH', '/notes', { notes: 'mine now' }],
    ['PATCH', '/category', { category: 'Safety' }],
  ])('%s %s of nobody’s, of somebody else’s and of no id at all', async (method, path, body) => {
    const somebody = await register(flyleaf);
    const theirs = await save({ collegeId: HARVARD }, somebody);

    for (const id of [NOBODYS, theirs.id])
      expect(await refused(method, `${LIST}/${id}${path}`, body)).toMatchObject({
        status: 404,
        code: 'matching.saved-college-not-found',
      });
    expect((await refused(method, `${LIST}/not-an-id${path}`, body)).status).toBe(400);
    expect(await list(somebody)).toEqual([theirs]);
  });

  it('every call by anyone but a student', async () => {
    const parent = await register(flyleaf, { role: 'parent' });
    const calls = [
      ['GET', LIST],
      ['POST', LIST],
      ['DELETE', `${LIST}/${NOBODYS}`],
      ['PATCH', `${LIST}/${NOBODYS}/notes`],
      ['PATCH', `${LIST}/${NOBODYS}/category`],
      ['GET', '/api/recommendations'],
      ['GET', '/api/analytics/stats'],
      ['POST', `/api/colleges/${HARVARD}/views`],
    ] as const;

    for (const [method, path] of calls) {
      expect((await call(flyleaf, parent, method, path)).status, `${method} ${path}`).toBe(403);
      expect((await call(flyleaf, null, method, path)).status, `${method} ${path}`).toBe(401);
    }
  });
});
