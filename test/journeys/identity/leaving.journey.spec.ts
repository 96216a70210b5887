import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { ObjectStore } from '#shared-kernel/application/object-store.js';
import { query } from '../../support/servers/database.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { call, type Person, register } from '../../support/data/people.js';
import { MARK, plantEverything } from '../../support/data/plant-everything.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { jobsFinished } from '../../support/reactions.js';
import { s3Environment, startS3Server } from '../../support/servers/s3-server.js';
import { tablesContaining } from '../../support/data/tables-containing.js';
import { until } from '../../support/until.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const waitingEmails = `select 1 from jobs.job where state < 'completed' and name like 'Send%'`;

let mail: MailServer;
const MAIL = () => ({ SMTP_URL: mail.url, PUBLIC_URL: 'https://flyleaf.example' });
let flyleaf: RunningApp;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp(MAIL());
});
afterAll(async () => {
  await flyleaf.close();
  await mail.stop();
});

const leave = (person: Person, currentPassword = person.password) =>
  call(flyleaf, person, 'PUT', '/api/account/leaving', { currentPassword });
const leaving = async (person: Person) =>
  (await call(flyleaf, person, 'GET', '/api/account/leaving')).body['removalDueAt'];
const login = ({ email, password }: Person) =>
  call(flyleaf, null, 'POST', '/api/auth/login', { email, password });

/** As if that many days had passed since they asked. */
const daysPass = (person: Person, days: number) =>
  query(
    flyleaf,
    'update identity.users set removal_due_at = removal_due_at - make_interval(days => $2) where id = $1',
    [person.userId, days],
  );
const removeDueAccounts = () =>
  query(flyleaf, `insert into jobs.job (name, data) values ('RemoveLeavingAccounts', '{}')`);
const dueLeft = () =>
  query(flyleaf, `select 1 from jobs.job where name = 'RemoveLeavingAccounts' and state < 'completed'`);
const everywhere = async ({ userId, email }: Person) => [
  ...(await tablesContaining(flyleaf.databaseUrl, userId)),
  ...(await tablesContaining(flyleaf.databaseUrl, email)),
];

describe('leaving Flyleaf', () => {
  it('asks for the current password', async () => {
    const student = await register(flyleaf);

    expect(await leave(student, 'Wrong-Words-1')).toMatchObject({
      status: 400,
      body: { code: 'identity.wrong-current-password' },
    });
    expect(await leaving(student)).toBeNull();
  });

  it('asks an account without a password for a sign-in within ten minutes', async () => {
    const student = await register(flyleaf);
    await query(flyleaf, 'update identity.users set password_hash = null where id = $1', [student.userId]);
    await query(
      flyleaf,
      `update identity.sign_ins set started_at = now() - interval '11 minutes' where user_id = $1`,
      [student.userId],
    );
    expect(await leave(student, '')).toMatchObject({
      status: 403,
      body: { code: 'identity.sign-in-again' },
    });

    await query(flyleaf, 'update identity.sign_ins set started_at = now() where user_id = $1', [
      student.userId,
    ]);
    expect((await leave(student, '')).status).toBe(200);
  });

  it('is not for admins', async () => {
    const admin = await register(flyleaf);
    await query(flyleaf, `update identity.users set role = 'admin' where id = $1`, [admin.userId]);
    const { body } = await login(admin);
    const again = { ...admin, ...(body['tokens'] as Person) };

    expect(await leave(again)).toMatchObject({ status: 409, body: { code: 'identity.admins-stay' } });
  });

  it('gives seven days, tells them by email, and asking again does not move the day', async () => {
    const student = await register(flyleaf);
    const before = Date.now();
    const { status, body } = await leave(student);
    const after = Date.now();

    expect(status).toBe(200);
    const due = Date.parse(String(body['removalDueAt']));
    expect(due).toBeGreaterThanOrEqual(before + 7 * DAY_MS);
    expect(due).toBeLessThanOrEqual(after + 7 * DAY_MS);
    expect((await leave(student)).body).toEqual(body);
    const email = await mail.next(student.email, 'You are leaving Flyleaf');
    expect(email.text).toContain('https://flyleaf.example/settings/leaving');
  });

  it('closes what linked adults saw, until the student decides to stay', async () => {
    const student = await register(flyleaf);
    const parent = await register(flyleaf, { role: 'parent' });
    await linkAdult(flyleaf, student, parent, 'parent', ['list']);
    const links = flyleaf.app.get(LinkedStudents);
    const open = async () => (await links.of(parent.userId)).length;
    expect(await open()).toBe(1);
    await leave(student);
    expect(await open()).toBe(0);
    await call(flyleaf, student, 'DELETE', '/api/account/leaving');
    expect(await open()).toBe(1);
  });

  it('keeps a code of the student closed, and unused, until the student decides to stay', async () => {
    const student = await register(flyleaf);
    const parent = await register(flyleaf, { role: 'parent' });
    const invitation = { relation: 'parent', parts: ['list'] };
    const { body } = await call(flyleaf, student, 'POST', '/api/sharing/invitations', invitation);
    const enter = () => call(flyleaf, parent, 'POST', '/api/linked-students', { code: body['code'] });
    await leave(student);
    expect(await enter()).toMatchObject({ status: 404, body: { code: 'identity.invitation-not-found' } });

    await call(flyleaf, student, 'DELETE', '/api/account/leaving');
    expect((await enter()).status).toBe(200);
  });

  it('takes the name of the student out of the bell of a parent, too', async () => {
    const student = await register(flyleaf, { firstName: 'Juniper' });
    const parent = await register(flyleaf, { role: 'parent' });
    await linkAdult(flyleaf, student, parent, 'parent', ['list']);
    await call(flyleaf, student, 'DELETE', `/api/sharing/adults/${parent.userId}`);
    const bell = async () =>
      JSON.stringify((await call(flyleaf, parent, 'GET', '/api/notifications')).body['items']);
    await expect.poll(bell, { timeout: 20_000 }).toContain('Juniper Lin stopped sharing');
    await leave(student);
    await daysPass(student, 8);
    await removeDueAccounts();

    await expect.poll(bell, { timeout: 20_000 }).not.toContain('Juniper');
  });

  it('leaves what a counselor said about a shared essay, and nothing of the counselor', async () => {
    const student = await register(flyleaf);
    const counselor = await register(flyleaf, { role: 'counselor' });
    await linkAdult(flyleaf, student, counselor, 'counselor', []);
    const essay = { title: 'Moth', essayType: 'Other', prompt: 'Any', content: 'A moth.', submit: false };
    const { body } = await call<{ id: string }>(flyleaf, student, 'POST', '/api/essays', essay);
    const sharing = `/api/essays/${body.id}/sharing/${counselor.userId}`;
    await call(flyleaf, student, 'PUT', sharing, { isShared: true });
    const comments = `/api/linked-students/${student.userId}/essays/${body.id}/comments`;
    await call(flyleaf, counselor, 'POST', comments, { comment: 'Where was it?' });
    await jobsFinished(flyleaf, student);
    expect(await everywhere(counselor)).toEqual(
      expect.arrayContaining(['essays.essay_shares', 'essays.essay_comments']),
    );
    await leave(counselor);
    await daysPass(counselor, 8);
    await removeDueAccounts();

    await expect.poll(() => everywhere(counselor), { timeout: 30_000, interval: 200 }).toEqual([]);
    const left = await call(flyleaf, student, 'GET', `/api/essays/${body.id}/comments`);
    expect(left.body).toMatchObject([{ comment: 'Where was it?' }]);
  });

  it('keeps everything of someone who changes their mind on day six', async () => {
    const student = await register(flyleaf);
    await call(flyleaf, student, 'POST', '/api/awards', { name: 'Science fair', level: 'State' });
    await leave(student);
    await daysPass(student, 6);
    await removeDueAccounts();
    await expect.poll(dueLeft, { timeout: 20_000 }).toEqual([]);
    expect((await login(student)).status).toBe(200);
    expect((await call(flyleaf, student, 'DELETE', '/api/account/leaving')).status).toBe(204);

    expect(await leaving(student)).toBeNull();
    const awards = await call<unknown[]>(flyleaf, student, 'GET', '/api/awards');
    expect(awards.body).toMatchObject([{ name: 'Science fair' }]);
  });

  it('is refused at the door like a stranger after seven days', async () => {
    const student = await register(flyleaf);
    await leave(student);
    await daysPass(student, 8);
    await removeDueAccounts();

    await expect.poll(() => everywhere(student), { timeout: 30_000, interval: 200 }).toEqual([]);
    expect((await call(flyleaf, student, 'GET', '/api/auth/me')).status).toBe(401);
    const refused = await login(student);
    const unknown = await login({ ...student, email: 'nobody-here@example.org' });
    expect(refused.status).toBe(401);
    expect({ ...refused.body, requestId: null }).toEqual({ ...unknown.body, requestId: null });
  });
});

/** Everything of a person, wherever it can be, before and after. */
describe.each([
  ['a folder', () => Promise.resolve({ product: flyleaf, close: () => Promise.resolve() })],
  [
    'an S3 bucket',
    async () => {
      const s3 = await startS3Server();
      const product = await startApp({ ...MAIL(), ...s3Environment(s3) });
      return { product, close: () => product.close().then(() => s3.stop()) };
    },
  ],
] as const)('after leaving, with files in %s (V2)', (_name, start) => {
  let product: RunningApp;
  let close: () => Promise<void>;
  let student: Person;
  let parent: Person;
  let opened: (string | null)[];
  beforeAll(async () => {
    ({ product, close } = await start());
    student = await register(product, { lastName: MARK, email: `quokka-${randomUUID()}@example.org` });
    parent = await register(product, { role: 'parent' });
    await plantEverything(product, student, parent);
    opened = await addressesOf(student);
  });
  afterAll(() => close());

  const isReady = async () =>
    (await call(product, student, 'GET', '/api/account/data-export')).body['status'] === 'ready';
  /** What opens without signing in: a copy, a file, the calendar. */
  async function addressesOf(person: Person): Promise<(string | null)[]> {
    await call(product, person, 'POST', '/api/account/data-export');
    await until(isReady);
    const copy = await call<{ url: string }>(product, person, 'GET', '/api/account/data-export');
    const [file] = await query<{ id: string }>(
      product,
      'select id from platform.stored_files where owner_id = $1',
      [person.userId],
    );
    const facts = await call<{ url: string }>(product, person, 'GET', `/api/uploads/${file?.id ?? ''}`);
    const calendar = await call<{ address: string }>(product, person, 'POST', '/api/calendar-feed');
    return [copy.body.url, facts.body.url, new URL(calendar.body.address).pathname];
  }
  const answers = () =>
    Promise.all(opened.map(async (url) => (await fetch(new URL(url ?? '', product.url))).status));
  const traces = async () =>
    (
      await Promise.all(
        [student.userId, student.email, MARK].map((text) => tablesContaining(product.databaseUrl, text)),
      )
    ).flat();
  /** The keys of objects that name the student, or hold what they wrote. */
  const objects = async () => {
    const found: string[] = [];
    const files = product.app.get(ObjectStore, { strict: false });
    for await (const { key } of files.list()) {
      const content = await buffer(await files.read(key));
      if (key.includes(student.userId) || content.includes(MARK)) found.push(key);
    }
    return found;
  };

  it('nothing is left in any table, file, job, email or address, nor with the parent', async () => {
    expect(await answers()).toEqual([200, 200, 200]);
    expect(await traces()).toEqual(
      expect.arrayContaining(['identity.linked_views', 'matching.aid_offers', 'platform.remembered_replies']),
    );
    expect(await objects()).toHaveLength(2);
    await call(product, student, 'PUT', '/api/account/leaving', { currentPassword: student.password });
    await mail.next(student.email, 'You are leaving Flyleaf');
    await jobsFinished(product, student);
    // From now on emails wait in jobs.
    await mail.stop();
    const { length } = mail.to(student.email);
    await call(product, null, 'POST', '/api/auth/forgot-password', { email: student.email });
    expect(await query(product, waitingEmails)).not.toEqual([]);
    await query(product, `update identity.users set removal_due_at = now() where id = $1`, [student.userId]);
    await query(product, `insert into jobs.job (name, data) values ('RemoveLeavingAccounts', '{}')`);

    await expect.poll(traces, { timeout: 60_000, interval: 200 }).toEqual([]);
    await mail.start();
    expect(await objects()).toEqual([]);
    expect(await answers()).toEqual([404, 404, 404]);
    expect((await call(product, student, 'GET', '/api/saved-colleges')).status).toBe(401);
    const asParent = await call(product, parent, 'GET', `/api/linked-students/${student.userId}/list`);
    expect(asParent.status).toBe(404);
    await until(async () => (await query(product, waitingEmails)).length === 0);
    expect(mail.to(student.email)).toHaveLength(length);
  });
});
