import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CopiedTable, isCopied } from '#shared-kernel/application/kept-data.js';
import { ObjectStore } from '#shared-kernel/application/object-store.js';
import { AllKeptData } from '#shared-kernel/platform/kept-data/all-kept-data.js';
import { RemoveOldData } from '#shared-kernel/platform/kept-data/remove-old-data.schedule.js';
import { SPANISH_HEADINGS } from '#modules/identity/data-exports/adapters/zip/headings.es.js';
import { RemoveExpiredDataExports } from '#modules/identity/data-exports/adapters/jobs/remove-expired-data-exports.schedule.js';
import { ABOUT_NOBODY } from '../../support/data/about-nobody.js';
import { query } from '../../support/servers/database.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { call, type Person, register } from '../../support/data/people.js';
import { MARK, plantEverything } from '../../support/data/plant-everything.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { tablesContaining } from '../../support/data/tables-containing.js';
import { PDF } from '../../support/data/uploads.js';
import { zipEntries } from '../../support/data/zip-entries.js';

const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const EXPORT = '/api/account/data-export';
const PATIENTLY = { timeout: 90_000, interval: 100 };

interface Export {
  status: string;
  readyUntil: string | null;
  size: number | null;
  url: string | null;
}
type Copied = Record<string, Record<string, Record<string, unknown>[]>>;

let mail: MailServer;
let flyleaf: RunningApp;
let maya: Person;
let ana: Person;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://flyleaf.example',
    BUDGET_DATA_EXPORTS: '3/1d',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  maya = await register(flyleaf, { lastName: MARK });
  ana = await register(flyleaf, { role: 'parent', firstName: 'Ana' });
  await plantEverything(flyleaf, maya, ana);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await flyleaf.close();
  await mail.stop();
});

const tables = () => flyleaf.app.get(AllKeptData, { strict: false }).tables();
/** All but the facts about colleges that admins write down. */
const copiedTables = () =>
  tables()
    .filter(isCopied)
    .filter(({ table }) => table !== 'college_catalogue.kept_facts');
/** How many rows of each table are a person's. */
async function countsOf({ userId }: Person): Promise<Record<string, number>> {
  const counts = copiedTables().map(
    ({ table, of }) => `select '${table}' as name, count(*)::int as count from ${table} kept where ${of}`,
  );
  const rows = await query<{ name: string; count: number }>(flyleaf, counts.join(' union all '), [userId]);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
const ask = (person: Person) => call<Export>(flyleaf, person, 'POST', EXPORT);
const exportOf = async (person: Person) => (await call<Export>(flyleaf, person, 'GET', EXPORT)).body;
const open = (url: string | null, headers: Record<string, string> = {}) =>
  fetch(new URL(url ?? 'nowhere', flyleaf.url), { headers });
const objectsOf = async ({ userId }: Person) => {
  const keys: string[] = [];
  for await (const { key } of flyleaf.app.get(ObjectStore, { strict: false }).list(`${userId}/`))
    keys.push(key.replace(`${userId}/`, ''));
  return keys.filter((key) => key.endsWith('.export'));
};

/** Asks, waits and opens the copy. */
async function copyOf(person: Person): Promise<ReadonlyMap<string, Buffer>> {
  expect((await ask(person)).status).toBe(202);
  await expect.poll(async () => (await exportOf(person)).status, PATIENTLY).toBe('ready');
  const reply = await open((await exportOf(person)).url);
  return zipEntries(Buffer.from(await reply.arrayBuffer()));
}

const dataIn = (copy: ReadonlyMap<string, Buffer>) => JSON.parse(String(copy.get('data.json'))) as Copied;
const rowsIn = (copy: Copied, { table }: CopiedTable): unknown[] => {
  const [context = '', name = ''] = table
    .split('.')
    .map((part) => part.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()));
  return copy[context]?.[name] ?? [];
};

describe('what is kept about people (V4)', () => {
  it('is declared for every table of the database, by a context that provides it', async () => {
    const real = await query<{ name: string }>(
      flyleaf,
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const declared = tables().map(({ table }) => table);

    expect(
      real
        .map(({ name }) => name)
        .filter((name) => !ABOUT_NOBODY.test(name))
        .toSorted(),
    ).toEqual(declared.toSorted());
  });

  it('is deleted every night once it is too old, and not before', async () => {
    const age = `update administration.notifications set created_at = now() - $2::interval
                  where id = (select id from administration.notifications where user_id = $1 order by id limit 1)
                 returning id`;
    const [oldest] = await query<{ id: string }>(flyleaf, age, [maya.userId, '13 months']);
    const clean = flyleaf.app.get(RemoveOldData, { strict: false });
    await clean.handle({}, { signal: new AbortController().signal });

    const left = await query<{ id: string }>(
      flyleaf,
      'select id from administration.notifications where user_id = $1',
      [maya.userId],
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.map(({ id }) => id)).not.toContain(oldest?.id);
  });
});

it('has a Spanish heading for every part and table of a copy, and every reason', () => {
  const parts = flyleaf.app.get(AllKeptData, { strict: false }).parts();
  const inEnglish = parts.flatMap(({ title, tables: kept }) => [
    title,
    ...kept.map((table) => (isCopied(table) ? table.title : table.leftOut)),
  ]);

  expect(inEnglish.filter((text) => !SPANISH_HEADINGS.has(text))).toEqual([]);
});

it('is a page in the language of the account', async () => {
  const rosa = await register(flyleaf, { role: 'parent' });
  await call(flyleaf, rosa, 'PATCH', '/api/account/language', { language: 'es' });
  const page = String((await copyOf(rosa)).get('index.html'));

  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<h3>Tu cuenta</h3>');
  expect(page).not.toMatch(/<h[123]>(?:My|Your|What|Account)/);
});

describe('a copy of one’s data (V1)', () => {
  let copy: ReadonlyMap<string, Buffer>;

  it('has every row about a student but those that are left out for a reason, and no secret', async () => {
    copy = await copyOf(maya);
    const data = dataIn(copy);
    const declared = new Map(tables().map((table) => [table.table, table]));

    for (const text of [maya.userId, maya.email, MARK])
      for (const name of await tablesContaining(flyleaf.databaseUrl, text))
        if (!ABOUT_NOBODY.test(name)) expect(declared.get(name), name).toBeDefined();
    const ofParent = dataIn(await copyOf(ana));
    const [stored, storedOfParent] = [await countsOf(maya), await countsOf(ana)];
    for (const table of copiedTables()) {
      const copied = [rowsIn(data, table).length, rowsIn(ofParent, table).length];
      // These tell what happened while the copies were made.
      const isMoving = ['identity.audit_log', 'administration.notifications'].includes(table.table);
      const expected = [stored[table.table], storedOfParent[table.table]];

      if (!isMoving) expect([table.table, ...copied]).toEqual([table.table, ...expected]);
      expect(Math.max(...copied), table.table).toBeGreaterThan(0);
    }

    const [secrets] = await query<Record<string, string>>(
      flyleaf,
      `select password_hash, (select address_hash from matching.calendar_feeds where student_id = $1),
              (select min(token) from identity.password_reset_tokens where user_id = $1) as token,
              (select code_digest from identity.link_invitations where student_id = $1),
              (select admin_id from essays.essay_comments limit 1) as admin
         from identity.users where id = $1`,
      [maya.userId],
    );
    const texts = `${String(copy.get('data.json'))} ${String(copy.get('index.html'))}`;
    for (const secret of [...Object.values(secrets ?? {}), 'sealed', 'hhhhhhhh', ana.email, ana.userId])
      expect(texts).not.toContain(secret);
    expect(texts).toContain('Ana Lin');
    expect(data['essays']?.['essayShares']).toMatchObject([{ essay: MARK, sharedWith: 'Ana Lin' }]);
  });

  it('has the files, and a page without scripts', () => {
    const page = String(copy.get('index.html'));
    const name = `files/001 ${MARK}.pdf`;

    expect([...copy.keys()]).toEqual(['index.html', 'data.json', name]);
    expect(copy.get(name)).toEqual(PDF);
    expect(page).toContain(`<a href="files/001%20${MARK}.pdf">${name}</a>`);
    expect(page).toContain(`I sing. ${MARK}`);
    expect(page).not.toMatch(/<script|https?:\/\//);
  });

  it('is told of under the bell, by an email that signs nobody in, and in the activity', async () => {
    await jobsFinished(flyleaf, maya);
    const bell = await call<{ items: { kind: string }[] }>(flyleaf, maya, 'GET', '/api/notifications');
    const activity = await call<{ items: { kind: string; detail: { step: string } }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/account/activity',
    );
    const email = await mail.next(maya.email, 'The copy of your data is ready');

    expect(bell.body.items.filter(({ kind }) => kind === 'data-export-ready')).toHaveLength(1);
    expect(email.text).toContain('https://flyleaf.example/settings/data');
    expect(email.text).not.toMatch(/signature|token/);
    expect(
      activity.body.items.filter(({ kind }) => kind === 'data-exported').map(({ detail }) => detail.step),
    ).toEqual(['downloaded', 'prepared', 'asked']);
  });

  it('can be downloaded in parts, and only by the link that its owner gets', async () => {
    const { url } = await exportOf(maya);
    const part = await open(url, { range: 'bytes=0-1' });

    expect([part.status, await part.text()]).toEqual([206, 'PK']);
    expect((await exportOf(ana)).url).not.toBe(url);
    expect((await open(`${url ?? ''}x`)).status).toBe(404);
    expect((await open(url?.replace(/\?.*/, '') ?? null)).status).toBe(404);
    const [key = ''] = await objectsOf(maya);
    const asFile = await fetch(`${flyleaf.url}/objects/${maya.userId}/${key}`, {
      headers: { authorization: `Bearer ${maya.accessToken}` },
    });
    expect(asFile.status).toBe(404);
  });

  it('takes the place of the one before; two requests at once make one', async () => {
    const before = await exportOf(maya);
    await Promise.all([ask(maya), ask(maya)]);
    await expect.poll(async () => (await exportOf(maya)).status, PATIENTLY).toBe('ready');

    expect((await open(before.url)).status).toBe(404);
    expect(await objectsOf(maya)).toHaveLength(1);
  });

  it('can be tried again when it failed, without using up one of three a day', async () => {
    const store = flyleaf.app.get(ObjectStore, { strict: false });
    vi.spyOn(store, 'put').mockRejectedValue(new Error('The disk is full.'));
    await ask(maya);
    await expect
      .poll(async () => (await exportOf(maya)).status, PATIENTLY)
      .toBe('failed')
      .finally(() => vi.restoreAllMocks());
    await jobsFinished(flyleaf, maya);
    await ask(maya);
    await expect.poll(async () => (await exportOf(maya)).status, PATIENTLY).toBe('ready');

    expect(await ask(maya)).toMatchObject({ status: 429, body: { code: 'http.too-many-requests' } });
    expect((await exportOf(maya)).status).toBe('ready');
  });

  it('is gone a day later, with its file', async () => {
    const { url } = await exportOf(maya);
    await query(flyleaf, `update identity.data_exports set expires_at = now() - interval '1 second'`);
    expect((await open(url)).status).toBe(404);
    expect((await exportOf(maya)).status).toBe('none');
    await flyleaf.app.get(RemoveExpiredDataExports, { strict: false }).handle();

    expect(await objectsOf(maya)).toEqual([]);
    expect(await query(flyleaf, 'select 1 from identity.data_exports')).toEqual([]);
  });

  it('is there for someone who runs Flyleaf, and names no student they looked at', async () => {
    const login = await call<{ user: { id: string }; tokens: Person }>(
      flyleaf,
      null,
      'POST',
      '/api/auth/login',
      ADMIN,
    );
    const admin: Person = { ...login.body.tokens, ...ADMIN, userId: login.body.user.id };
    await call(flyleaf, admin, 'GET', `/api/admin/user/${maya.userId}/profile`);
    const reason = 'They asked about a scholarship';
    await call(flyleaf, admin, 'POST', `/api/admin/user/${maya.userId}/openings`, { reason });

    const data = dataIn(await copyOf(admin));
    expect(data['identity']?.['users']).toMatchObject([{ email: ADMIN.email }]);
    expect(data['identity']?.['auditLog']).toContainEqual(
      expect.objectContaining({ kind: 'student-viewed', account: "someone else's", byYou: true }),
    );
    for (const one of [maya.userId, maya.email, MARK]) expect(JSON.stringify(data)).not.toContain(one);
  });

  it('is there for parents, with what they did and who shares with them, as long as the student stays', async () => {
    const data = dataIn(await copyOf(ana));
    expect(data['identity']?.['linkedAdults']).toMatchObject([{ student: `Maya ${MARK}`, parts: ['list'] }]);
    expect(data['identity']?.['auditLog']).toContainEqual(
      expect.objectContaining({ kind: 'student-viewed', account: "someone else's", byYou: true }),
    );
    expect(JSON.stringify(data)).not.toContain(maya.userId);

    await call(flyleaf, maya, 'PUT', '/api/account/leaving', { currentPassword: maya.password });
    await jobsFinished(flyleaf, maya);
    const later = dataIn(await copyOf(ana));
    expect(later['identity']?.['linkedAdults']).toBeUndefined();
  });
});
