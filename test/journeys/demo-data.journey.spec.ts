import os from 'node:os';
import path from 'node:path';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.js';
import { readSettings } from '../../src/settings.js';
import { query } from '../support/servers/database.js';
import { call, type Person } from '../support/data/people.js';
import { type RunningApp, startApp } from '../support/servers/running-app.js';

interface Account {
  email: string;
  password: string;
}
interface Saved {
  id: string;
  notes: string;
  category: string;
  categoryIsYours: boolean;
  college: { name: string };
}

const SHARED_SECRET = 'demo-and-replica-share-7Yq3Lx9Vb2Nd';
const PATIENTLY = { timeout: 30_000 };

let flyleaf: RunningApp;
let plain: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp({ DEMO_DATA: 'true', JWT_SECRET: SHARED_SECRET });
  plain = await startApp();
});
afterAll(async () => {
  await plain.close();
  await flyleaf.close();
});

const offeredAccount = (app: Pick<RunningApp, 'url'>) =>
  call<Account | null>(app, null, 'GET', '/api/demo-account');

async function signIn(): Promise<Pick<Person, 'accessToken'>> {
  const { body: account } = await offeredAccount(flyleaf);
  const { status, body } = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', account);
  expect(status).toBe(200);
  return body.tokens;
}

/** Another server on the same database, as after a restart. */
async function startAgain(): Promise<void> {
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DEMO_DATA: 'true',
    JWT_SECRET: SHARED_SECRET,
    DATA_DIR: path.join(os.tmpdir(), 'flyleaf-test-data'),
  });
  const again = await createApp(settings, flyleaf.databaseUrl);
  await again.listen(0, '127.0.0.1');
  restarted.push(again);
}
const restarted: { close(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const app of restarted) await app.close();
});

const savedBy = async (student: Pick<Person, 'accessToken'>) =>
  (await call<Saved[]>(flyleaf, student, 'GET', '/api/saved-colleges')).body;

async function usersOf(app: RunningApp): Promise<unknown[]> {
  const client = await connectTo(app.databaseUrl);
  const { rows } = await client.query<{ email: string }>('select email from identity.users');
  await client.end();
  return rows.map(({ email }) => email);
}

describe('the demo student', () => {
  it('can sign in with the offered account and is labeled', async () => {
    const me = await call(flyleaf, await signIn(), 'GET', '/api/auth/me');

    expect(me.body).toMatchObject({
      role: 'student',
      email: expect.stringMatching(/@example\.org$/) as string,
    });
    expect(me.body['lastName']).toContain('Demo student');
  });

  it('has a full profile', async () => {
    const student = await signIn();
    const stats = await call(flyleaf, student, 'GET', '/api/analytics/stats');
    const personal = await call(flyleaf, student, 'GET', '/api/user-profile');

    expect(stats.body['profileComplete']).toBe(100);
    expect(personal.body).toMatchObject({ firstName: 'Juniper', state: 'OH' });
  });

  it('has saved colleges with notes in all three categories, and one category of their own choice', async () => {
    const saved = await savedBy(await signIn());

    expect(saved.map(({ college }) => college.name)[0]).toContain('Ohio State');
    expect(saved).toHaveLength(6);
    expect(new Set(saved.map(({ category }) => category))).toEqual(new Set(['Reach', 'Target', 'Safety']));
    expect(saved.filter(({ categoryIsYours }) => categoryIsYours)).toHaveLength(1);
    expect(saved.filter(({ notes }) => notes !== '').length).toBeGreaterThan(3);
  });

  it('has applications on their way, one of them answered', async () => {
    const { body } = await call<
      { status: string; deadline: { kind: string }; checklist: { doneOn: string | null }[] }[]
    >(flyleaf, await signIn(), 'GET', '/api/applications');

    const statuses = ['Decided', 'Under Review', 'In Progress', 'In Progress', 'Planning'];
    expect(body.map(({ status }) => status)).toEqual(statuses);
    expect(body.map(({ deadline }) => deadline.kind)).toContain('checked');
    const open = body.filter(({ checklist }) => checklist.some(({ doneOn }) => doneOn === null));
    expect(open.length).toBeGreaterThan(2);
  });

  it('has essays of two kinds, one of them submitted', async () => {
    const { body } = await call<{ essays: { essayType: string; promptSource: string; status: string }[] }>(
      flyleaf,
      await signIn(),
      'GET',
      '/api/essays',
    );

    expect(body.essays).toMatchObject([
      { essayType: 'Supplemental', promptSource: 'College', status: 'Draft' },
      {
        essayType: 'Personal Statement',
        promptSource: 'CommonApp',
        status: expect.stringMatching(/Submitted|Reviewing|Complete/) as string,
      },
    ]);
  });

  it('has a full list of recommendations and the notifications of a new student', async () => {
    const student = await signIn();
    const recommended = await call<unknown[]>(flyleaf, student, 'GET', '/api/recommendations');

    expect(recommended.body).toHaveLength(20);
    const kinds = async () => {
      const { body } = await call<{ items: { kind: string }[] }>(
        flyleaf,
        student,
        'GET',
        '/api/notifications',
      );
      return body.items.map(({ kind }) => kind);
    };
    await expect
      .poll(kinds, PATIENTLY)
      .toEqual(expect.arrayContaining(['welcome', 'complete-profile', 'find-colleges']));
  });

  it('keeps later changes over a restart', async () => {
    const student = await signIn();
    const [first, second] = await savedBy(student);
    await call(flyleaf, student, 'DELETE', `/api/saved-colleges/${first?.id ?? ''}`);
    await call(flyleaf, student, 'PATCH', `/api/saved-colleges/${second?.id ?? ''}/notes`, { notes: 'Mine' });
    await call(flyleaf, student, 'POST', '/api/user-profile', { city: 'Dayton' });
    const before = await savedBy(student);

    await startAgain();

    expect(await savedBy(student)).toEqual(before);
    const { body } = await call(flyleaf, student, 'GET', '/api/user-profile');
    expect(body['city']).toBe('Dayton');
    expect(await usersOf(flyleaf)).toHaveLength(1);
  });

  it('gets on the next start what a stopped server left out', async () => {
    const student = await signIn();
    const saved = await savedBy(student);
    for (const { id } of saved) await call(flyleaf, student, 'DELETE', `/api/saved-colleges/${id}`);
    await query(
      flyleaf,
      `insert into demo.missing_parts (part, student_id) select 'saved colleges', id from identity.users`,
    );

    await startAgain();

    expect(await savedBy(student)).toHaveLength(6);
    expect(await query(flyleaf, 'select 1 from demo.missing_parts')).toEqual([]);
  });
});

describe('without demo data', () => {
  it('no account exists and none is offered', async () => {
    const { status, body } = await offeredAccount(plain);

    expect([status, body]).toEqual([200, null]);
    expect(await usersOf(plain)).toEqual([]);
  });
});
