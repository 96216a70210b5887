import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Item {
  id: string;
  kind: string;
  label: string;
  doneOn: string | null;
  note: string | null;
}
interface Application {
  id: string;
  status: string;
  applicationType: string;
  plan: string | null;
  notes: string;
  deadline: { kind: string; note: string };
  checklist: Item[];
  warnings: { code: string }[];
  updatedAt: string;
}
interface Refused {
  code: string;
  detail?: string;
  message: string;
}

const CASE_WESTERN = 201645;
const OHIO_STATE = 204796;
const BROWN = 217156;
/** Asks for little, so its checklist has room. */
const CINCINNATI = 201885;
const PATH = '/api/applications';
/** The applications themselves, and everything about their colleges. */
const OF_THE_LIST = /deadline_checked_on|college_catalogue\.(?!catalogue_version)/;

let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());
beforeEach(async () => {
  maya = await register(flyleaf);
});

const beginning = (body: object) => call<Application & Refused>(flyleaf, maya, 'POST', PATH, body);
const begin = async (body: object) => {
  const { status, body: begun } = await beginning(body);
  expect(status, JSON.stringify(begun)).toBe(201);
  return begun;
};
const list = async () => (await call<Application[]>(flyleaf, maya, 'GET', PATH)).body;
const moving = (id: string, body: object) =>
  call<Application & Refused>(flyleaf, maya, 'POST', `${PATH}/${id}/status`, body);

const saveFrom = (copy: Application, body: object) =>
  fetch(`${flyleaf.url}${PATH}/${copy.id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${maya.accessToken}`,
      'content-type': 'application/json',
      'if-match': `"${copy.updatedAt}"`,
    },
    body: JSON.stringify(body),
  });

describe('an application', () => {
  it('begins with a checklist and a date that says how sure it is, and goes all the way', async () => {
    const begun = await begin({ collegeId: CASE_WESTERN, applicationType: 'Regular Decision' });
    expect(begun.status).toBe('Planning');
    expect(begun.checklist.map(({ kind }) => kind)).toContain('recommendation');
    expect(begun.deadline.note).not.toBe('');

    const checked = await call<Application>(flyleaf, maya, 'PUT', `${PATH}/${begun.id}`, {
      submissionDeadline: '2027-01-15',
      checkedWhere: 'case.edu/admission',
    });
    expect(checked.body.deadline).toMatchObject({ kind: 'checked' });
    expect((await moving(begun.id, { status: 'Submitted' })).body).toMatchObject({ status: 'Submitted' });
    expect(await moving(begun.id, { status: 'Decided' })).toMatchObject({ status: 400 });
    const decided = await moving(begun.id, { status: 'Decided', decisionResult: 'Accepted' });
    expect(decided).toMatchObject({ status: 200, body: { decisionResult: 'Accepted' } });
  });

  it('is deleted and brought back', async () => {
    const { id } = await begin({ collegeId: OHIO_STATE, applicationType: 'Early Action' });
    expect((await call(flyleaf, maya, 'DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);

    await call(flyleaf, maya, 'POST', `${PATH}/${id}/restore`);
    expect(await list()).toMatchObject([{ id }]);
  });

  it('is started for every saved college at once, none twice, and all are taken back with one undo', async () => {
    for (const collegeId of [CASE_WESTERN, OHIO_STATE, BROWN])
      await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId });
    const early = await begin({ collegeId: BROWN, applicationType: 'Early Decision' });
    const startAll = () =>
      call<{ applicationIds: string[] }>(flyleaf, maya, 'POST', `${PATH}/for-list`).then(({ body }) => body);

    const [first, second] = await Promise.all([startAll(), startAll()]);
    expect([first.applicationIds.length, second.applicationIds.length].toSorted()).toEqual([0, 2]);
    const types = (await list()).map(({ applicationType }) => applicationType);
    expect(types).toEqual(['Early Decision', 'Regular Decision', 'Regular Decision']);

    const applicationIds = [...first.applicationIds, ...second.applicationIds];
    expect((await call(flyleaf, maya, 'POST', `${PATH}/deletions`, { applicationIds })).status).toBe(204);
    expect(await list()).toMatchObject([{ id: early.id }]);
  });

  it.each([
    ['an unknown college', { collegeId: 1, applicationType: 'Rolling' }, 404],
    ['a plan of another type', { collegeId: BROWN, applicationType: 'Rolling', plan: 'ED I' }, 400],
    [
      'a place where the date was checked, but no date',
      { collegeId: BROWN, applicationType: 'Rolling', checkedWhere: 'brown.edu' },
      400,
    ],
    ['no type', { collegeId: BROWN }, 400],
  ])('is refused with %s', async (_what, body, status) => {
    expect(await beginning(body)).toMatchObject({ status });
    expect(await list()).toEqual([]);
  });

  it('of another student is not found', async () => {
    const { id } = await begin({ collegeId: BROWN, applicationType: 'Regular Decision' });
    maya = await register(flyleaf);

    expect((await call(flyleaf, maya, 'GET', `${PATH}/${id}`)).status).toBe(404);
    expect((await call(flyleaf, maya, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await moving(id, { status: 'Submitted' })).status).toBe(404);
  });
});

describe('two devices at once', () => {
  it('keep every change of different checklist lines', async () => {
    const { id } = await begin({ collegeId: CINCINNATI, applicationType: 'Regular Decision' });
    const add = (label: string) =>
      call<Application>(flyleaf, maya, 'POST', `${PATH}/${id}/items`, { kind: 'other', label });
    const adding = (from: number) => Array.from({ length: 25 }, (_, index) => add(`Line ${from + index}`));
    await Promise.all(adding(0));
    const lines = (await list()).flatMap(({ checklist }) =>
      checklist.filter(({ label }) => label.startsWith('Line')),
    );
    expect(lines).toHaveLength(25);

    const ticking = lines.map((line) =>
      call(flyleaf, maya, 'PATCH', `${PATH}/${id}/items/${line.id}`, { doneOn: '2026-11-20' }),
    );
    await Promise.all([...ticking, ...adding(25)]);

    const after = (await list()).flatMap(({ checklist }) =>
      checklist.filter(({ label }) => label.startsWith('Line')),
    );
    expect(after).toHaveLength(50);
    expect(after.filter(({ doneOn }) => doneOn === '2026-11-20')).toHaveLength(25);
  });

  it('are told when they save from an older copy, and nothing is lost', async () => {
    const copy = await begin({ collegeId: BROWN, applicationType: 'Regular Decision' });
    expect((await saveFrom(copy, { notes: 'Phone' })).status).toBe(200);
    expect((await saveFrom(copy, { notes: 'Laptop' })).status).toBe(409);
    expect(await list()).toMatchObject([{ notes: 'Phone' }]);
  });

  it('begin one application to one college', async () => {
    const body = { collegeId: BROWN, applicationType: 'Regular Decision' };
    const replies = await Promise.all([beginning(body), beginning(body)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('matching.application-exists');
    expect(await list()).toHaveLength(1);
  });

  it('begin one Early Decision application', async () => {
    const replies = await Promise.all(
      [BROWN, CASE_WESTERN].map((collegeId) =>
        beginning({ collegeId, applicationType: 'Early Decision', plan: 'ED I' }),
      ),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refusal = replies.find(({ status }) => status === 409)?.body;
    expect(refusal?.code).toBe('matching.second-binding-application');
    expect(JSON.stringify(refusal)).toMatch(/Brown|Case Western/);
  });

  it('enroll at one college', async () => {
    const begun = [];
    for (const collegeId of [BROWN, OHIO_STATE])
      begun.push(await begin({ collegeId, applicationType: 'Regular Decision' }));
    const enrolled = await Promise.all(
      begun.map(({ id }) => moving(id, { status: 'Decided', decisionResult: 'Enrolled' })),
    );

    expect(enrolled.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the list of applications', () => {
  it('asks as much of the database for two hundred as for one', async () => {
    const sql = flyleaf.app.get(Sql);
    await begin({ collegeId: BROWN, applicationType: 'Regular Decision' });
    const rows = vi.spyOn(Sql.prototype, 'rows');
    const statements = async () => {
      await list();
      rows.mockClear();
      await list();
      return rows.mock.calls.filter(([text]) => OF_THE_LIST.test(text)).length;
    };
    const forOne = await statements();
    const { body } = await call<{ colleges: { id: number }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/colleges?limit=100',
    );
    const others = body.colleges.map(({ id }) => id).filter((id) => id !== BROWN);
    for (const collegeId of others)
      await sql.rows(
        `insert into matching.applications (id, student_id, college_id, application_type, created_at, updated_at)
         values ($1, $2, $3, 'Regular Decision', now(), now())`,
        [newId(), maya.userId, collegeId],
      );

    expect(await list()).toHaveLength(others.length + 1);
    expect(await statements()).toBe(forOne);
    expect(forOne).toBeGreaterThan(0);
    rows.mockRestore();
  });
});
