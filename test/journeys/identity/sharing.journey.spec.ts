import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { type LinkedStudent } from '#modules/identity/contracts/index.js';
import { query } from '../../support/servers/database.js';
import { fillProfile } from '../../support/data/fill-profile.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { call, type Person, register } from '../../support/data/people.js';
import { jobsFinished } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { tablesContaining } from '../../support/data/tables-containing.js';

interface Sharing {
  adults: { adultId: string; name: string; parts: string[]; lastLookedAt: string | null }[];
  invitations: { id: string; relation: string; sentTo: string | null }[];
  requests: { id: string; name: string; email: string; isEmailVerified: boolean; relation: string }[];
}
interface SharedList {
  showsChances: boolean;
  colleges: { id: number; chance: { low: number; high: number } | null }[];
  applications: {
    collegeName: string;
    checklist: { label: string }[];
    deadline: { date: string; note: string };
  }[];
}

interface Views {
  items: { by: string; name: string | null; what: string | null; reason: string | null }[];
  total: number;
}

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };
const OHIO_STATE = 204796;
const SECRET = 'Ms. Ortega knows the band director';

let mail: MailServer;
let flyleaf: RunningApp;
let maya: Person;
let ana: Person;
let counselor: Person;

beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://flyleaf.example',
    BUDGET_INVITATION_EMAILS_TO_ONE: '3/1d',
  });
  maya = await register(flyleaf);
  ana = await register(flyleaf, { role: 'parent', firstName: 'Ana' });
  counselor = await register(flyleaf, { role: 'counselor', firstName: 'Grace' });
  await fillProfile(flyleaf, maya, P2);
  await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId: OHIO_STATE, notes: SECRET });
  await call(flyleaf, maya, 'POST', '/api/applications', {
    collegeId: OHIO_STATE,
    applicationType: 'Early Action',
    submissionDeadline: '2026-11-30',
    checkedWhere: SECRET,
    notes: SECRET,
  });
});
afterAll(async () => {
  await flyleaf.close();
  await mail.stop();
});

async function codeFor(student: Person, relation: 'parent' | 'counselor', parts: string[]): Promise<string> {
  const { status, body } = await call<{ code: string }>(
    flyleaf,
    student,
    'POST',
    '/api/sharing/invitations',
    {
      relation,
      parts,
    },
  );
  expect(status).toBe(200);
  return body.code;
}

const enter = (adult: Person, code: string) =>
  call<LinkedStudent & { code: string }>(flyleaf, adult, 'POST', '/api/linked-students', { code });

const listFor = (adult: Person) =>
  call<SharedList>(flyleaf, adult, 'GET', `/api/linked-students/${maya.userId}/list`);

const sharingOf = async (student: Person) =>
  (await call<Sharing>(flyleaf, student, 'GET', '/api/sharing')).body;

const share = (adult: Person, parts: string[]) =>
  call(flyleaf, maya, 'PUT', `/api/sharing/adults/${adult.userId}`, { parts });

describe('a student lets adults in', () => {
  it('by a code that works once, in whichever way it is typed, and shows what was chosen', async () => {
    expect((await listFor(ana)).status).toBe(404);
    const code = await codeFor(maya, 'parent', ['list']);

    const linked = await enter(ana, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(linked.status).toBe(200);
    expect(linked.body).toMatchObject({ studentId: maya.userId, firstName: 'Maya', parts: ['list'] });
    expect(await enter(await register(flyleaf, { role: 'parent' }), code)).toMatchObject({
      status: 404,
      body: { code: 'identity.invitation-not-found' },
    });
    expect((await sharingOf(maya)).invitations).toEqual([]);
  });

  it('and the parent reads list and dates, without chances and without a word of the student’s own', async () => {
    const { status, body } = await listFor(ana);

    expect(status).toBe(200);
    expect(body.colleges).toMatchObject([{ id: OHIO_STATE, chance: null }]);
    expect(body.applications).toMatchObject([{ deadline: { date: '2026-11-30', kind: 'checked' } }]);
    expect(body.applications[0]?.checklist.length).toBeGreaterThan(0);
    const told = JSON.stringify(body).toLowerCase();
    for (const hidden of ['ortega', 'band director', 'income', 'netprice', 'email', 'category'])
      expect(told).not.toContain(hidden);
  });

  it('and sees who looked, once for each visit', async () => {
    await listFor(ana);

    const { adults } = await sharingOf(maya);
    expect(adults).toMatchObject([{ adultId: ana.userId, name: 'Ana Lin' }]);
    expect(adults[0]?.lastLookedAt).not.toBeNull();
    const { body } = await call<{ items: { kind: string; detail: unknown }[] }>(
      flyleaf,
      maya,
      'GET',
      '/api/account/activity',
    );
    expect(body.items.filter(({ kind }) => kind === 'student-viewed').map(({ detail }) => detail)).toEqual([
      { what: 'list', relation: 'parent' },
    ]);
  });

  it('reads who looked: an adult by name, someone who runs Flyleaf by their reason alone', async () => {
    const login = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
    const opening = { reason: 'You asked about a scholarship' };
    const { status } = await call(
      flyleaf,
      login.body.tokens,
      'POST',
      `/api/admin/user/${maya.userId}/openings`,
      opening,
    );
    expect(status).toBe(200);

    const { body } = await call<Views>(flyleaf, maya, 'GET', '/api/sharing/views');
    const [newest, ...others] = body.items;
    expect(newest).toMatchObject({ by: 'admin', name: null, relation: null, what: 'personal-details' });
    expect(newest?.reason).toBe(opening.reason);
    expect(others.at(-1)).toMatchObject({ by: 'adult', name: 'Ana Lin', relation: 'parent', what: 'list' });
    expect(JSON.stringify(body)).not.toContain(ADMIN.email);
    const second = await call<Views>(flyleaf, maya, 'GET', '/api/sharing/views?page=2&pageSize=1');
    expect(second.body).toMatchObject({ total: body.total, items: body.items.slice(1, 2) });
    expect((await call(flyleaf, ana, 'GET', '/api/sharing/views')).status).toBe(403);
  });

  it('shows chances only while they are shared', async () => {
    expect((await share(ana, ['list', 'chances'])).status).toBe(200);
    expect((await listFor(ana)).body.colleges[0]?.chance?.high).toBeGreaterThan(0);

    await share(ana, ['list']);
    expect((await listFor(ana)).body).toMatchObject({ showsChances: false, colleges: [{ chance: null }] });
  });

  it('keeps the link and closes the list when nothing is shared', async () => {
    await share(ana, []);
    expect(await listFor(ana)).toMatchObject({ status: 403, body: { code: 'identity.not-shared' } });
    const { body } = await call<LinkedStudent[]>(flyleaf, ana, 'GET', '/api/linked-students');
    expect(body).toMatchObject([{ firstName: 'Maya', parts: [] }]);
    await share(ana, ['list']);
    expect((await listFor(ana)).status).toBe(200);
  });

  it('cannot share chances without the list they stand on', async () => {
    expect((await share(ana, ['chances'])).status).toBe(400);
  });

  it('takes back what it gave to the adult, at once, whoever ends it', async () => {
    await enter(counselor, await codeFor(maya, 'counselor', ['list', 'chances']));
    expect((await listFor(counselor)).status).toBe(200);

    await call(flyleaf, maya, 'DELETE', `/api/sharing/adults/${ana.userId}`);
    await call(flyleaf, counselor, 'DELETE', `/api/linked-students/${maya.userId}`);

    for (const adult of [ana, counselor]) expect((await listFor(adult)).status).toBe(404);
    expect((await sharingOf(maya)).adults).toEqual([]);
    expect((await share(ana, ['list'])).status).toBe(404);
  });
});

/** The newest first, without those every new account starts with. */
const titlesFor = async (person: Person) => {
  const { body } = await call<{ items: { kind: string; title: string }[] }>(
    flyleaf,
    person,
    'GET',
    '/api/notifications',
  );
  return body.items
    .filter(({ kind }) =>
      ['adult-linked', 'sharing-ended', 'link-requested', 'request-granted'].includes(kind),
    )
    .map(({ title }) => title);
};

it('the bell tells the student who used a code, and each side when the other ended it', async () => {
  await vi.waitFor(
    async () => {
      expect((await titlesFor(maya)).toSorted()).toEqual([
        'Ana Lin used your code',
        'Grace Lin gave up access',
        'Grace Lin used your code',
      ]);
      expect(await titlesFor(ana)).toEqual(['Maya Lin stopped sharing']);
    },
    { timeout: 20_000 },
  );
});

describe('an invitation by email', () => {
  const SUBJECT = 'Juniper invites you to follow their college plans';
  const ADDRESS = 'Uma.Lin@example.org';
  let student: Person;
  beforeAll(async () => {
    student = await register(flyleaf, { firstName: 'Juniper' });
  });
  const invite = (person: Person, email: string) =>
    call<{ id: string; code: string; sentTo: string }>(flyleaf, person, 'POST', '/api/sharing/invitations', {
      relation: 'parent',
      parts: ['list'],
      email,
    });
  const sendAgain = (person: Person, id: string) =>
    call(flyleaf, person, 'POST', `/api/sharing/invitations/${id}/send`);

  it('brings a link whose code no server log gets, and the code to type', async () => {
    const { status, body } = await invite(student, ADDRESS);
    expect([status, body.sentTo]).toEqual([200, ADDRESS]);
    const email = await mail.next('uma.lin@example.org', SUBJECT);

    expect(email.text).toContain(`https://flyleaf.example/link#code=${body.code}&as=parent`);
    expect(email.text).toContain('En español: Juniper');
    expect(email.text).not.toContain('Lin');
    expect((await sharingOf(student)).invitations).toMatchObject([{ sentTo: 'uma.lin@example.org' }]);
    for (const secret of [body.code, 'uma.lin@example.org'])
      expect(await tablesContaining(flyleaf.databaseUrl, secret)).toEqual([]);
  });

  it('is sent again with the same code, three times a day, and by its own student only', async () => {
    const [open] = (await sharingOf(student)).invitations;
    const id = String(open?.id);
    expect(await sendAgain(maya, id)).toMatchObject({
      status: 404,
      body: { code: 'identity.invitation-gone' },
    });
    expect((await sendAgain(student, id)).status).toBe(204);
    const email = await mail.next('uma.lin@example.org', SUBJECT);
    const code = /code=([A-Z0-9-]+)/.exec(email.text ?? '')?.[1] ?? '';
    expect([(await sendAgain(student, id)).status, (await sendAgain(student, id)).status]).toEqual([
      204, 429,
    ]);

    const uma = await register(flyleaf, { role: 'parent', firstName: 'Uma' });
    expect((await enter(uma, code)).status).toBe(200);
    expect((await sendAgain(student, id)).status).toBe(404);
  });

  it('carries no message in a name, and does not go to oneself', async () => {
    const spammer = await register(flyleaf, { firstName: 'See evil.example now' });
    await invite(spammer, 'someone-unknown@example.org');
    const email = await mail.next(
      'someone-unknown@example.org',
      'A student invites you to follow their college plans',
    );
    expect(email.raw).not.toContain('evil.example');

    expect(await invite(spammer, spammer.email)).toMatchObject({
      status: 400,
      body: { code: 'identity.invitation-to-oneself' },
    });
  });
});

describe('an adult who asks', () => {
  let student: Person;
  let parent: Person;
  beforeAll(async () => {
    student = await register(flyleaf);
    parent = await register(flyleaf, { role: 'parent', firstName: 'Rosa' });
  });
  const ask = (adult: Person, email: string) =>
    call(flyleaf, adult, 'POST', '/api/linked-students/requests', { email });
  /** After the job that looks the student up. */
  const requestsOf = async (asked: Person, adult: Person) => {
    await jobsFinished(flyleaf, adult);
    return (await sharingOf(asked)).requests;
  };
  const grant = (by: Person, id: string, parts = ['list']) =>
    call<Sharing>(flyleaf, by, 'POST', `/api/sharing/requests/${id}/grant`, { parts });
  const decline = (by: Person, id: string) => call(flyleaf, by, 'DELETE', `/api/sharing/requests/${id}`);
  const studentsOf = async (adult: Person) =>
    (await call<LinkedStudent[]>(flyleaf, adult, 'GET', '/api/linked-students')).body;

  it('gets one answer, whether there is such a student or not', async () => {
    const [known, unknown] = [
      await ask(parent, student.email.toUpperCase()),
      await ask(parent, 'nobody-at-all@example.org'),
    ];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
    expect(await ask(parent, ana.email)).toMatchObject({ status: 200, body: known.body });
    expect(await requestsOf(student, parent)).toMatchObject([
      { name: 'Rosa Lin', email: parent.email, isEmailVerified: false, relation: 'parent' },
    ]);
    expect(await studentsOf(parent)).toEqual([]);
    expect((await ask(student, maya.email)).status).toBe(403);
  });

  it('is let in by that student alone, to what they choose, once', async () => {
    const [request] = await requestsOf(student, parent);
    const id = String(request?.id);
    expect((await grant(parent, id)).status).toBe(403);
    expect(await grant(maya, id)).toMatchObject({
      status: 404,
      body: { code: 'identity.request-not-found' },
    });
    await decline(maya, id);

    const granted = await grant(student, id);
    expect(granted.body).toMatchObject({
      adults: [{ adultId: parent.userId, parts: ['list'] }],
      requests: [],
    });
    expect(await studentsOf(parent)).toMatchObject([{ studentId: student.userId, parts: ['list'] }]);
    expect((await grant(student, id)).status).toBe(404);
    await ask(parent, student.email);
    expect(await requestsOf(student, parent)).toEqual([]);
  });

  it('learns nothing of a no, and can ask again after 30 days', async () => {
    const other = await register(flyleaf, { role: 'parent' });
    await ask(other, student.email);
    const [request] = await requestsOf(student, other);
    expect((await decline(student, String(request?.id))).status).toBe(204);
    expect((await decline(student, String(request?.id))).status).toBe(204);
    expect((await grant(student, String(request?.id))).status).toBe(404);

    expect((await ask(other, student.email)).status).toBe(200);
    expect(await requestsOf(student, other)).toEqual([]);
    expect(await titlesFor(other)).toEqual([]);
    await query(
      flyleaf,
      `update identity.link_requests set expires_at = expires_at - interval '30 days' where adult_id = $1`,
      [other.userId],
    );
    await ask(other, student.email);
    expect(await requestsOf(student, other)).toHaveLength(1);
  });

  it('whose account is closed or of another kind by then is not let in', async () => {
    const asked = await register(flyleaf);
    const changed = await register(flyleaf, { role: 'parent' });
    await ask(changed, asked.email);
    const [request] = await requestsOf(asked, changed);
    for (const state of [`role = 'counselor'`, `role = 'parent', is_active = false`]) {
      await query(flyleaf, `update identity.users set ${state} where id = $1`, [changed.userId]);
      expect((await sharingOf(asked)).requests).toEqual([]);
      expect((await grant(asked, String(request?.id))).status).toBe(404);
    }
  });

  it('is either let in or declined when a student says both at once', async () => {
    const asked = await register(flyleaf);
    const other = await register(flyleaf, { role: 'parent' });
    await ask(other, asked.email);
    const [request] = await requestsOf(asked, other);
    const id = String(request?.id);
    const [granted] = await Promise.all([grant(asked, id), decline(asked, id), grant(asked, id)]);

    const { adults, requests } = await sharingOf(asked);
    expect(requests).toEqual([]);
    expect(adults.length).toBeLessThanOrEqual(1);
    if (granted.status === 200) expect(adults).toHaveLength(1);
  });
});

describe('a code', () => {
  it('for a parent is not taken by a counselor, and still works for the parent', async () => {
    const code = await codeFor(maya, 'parent', ['list']);
    expect(await enter(counselor, code)).toMatchObject({
      status: 409,
      body: { code: 'identity.invitation-for-another' },
    });
    expect((await enter(ana, code)).status).toBe(200);
  });

  it('entered by five at once lets in one', async () => {
    const parents = await Promise.all(Array.from({ length: 5 }, () => register(flyleaf, { role: 'parent' })));
    const student = await register(flyleaf);
    const code = await codeFor(student, 'parent', ['list']);
    const replies = await Promise.all(parents.map((parent) => enter(parent, code)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await sharingOf(student)).adults).toHaveLength(1);
  });

  it('stops when it is withdrawn, by its own student only', async () => {
    const student = await register(flyleaf);
    const code = await codeFor(student, 'parent', ['list']);
    const [open] = (await sharingOf(student)).invitations;
    await call(flyleaf, maya, 'DELETE', `/api/sharing/invitations/${String(open?.id)}`);
    expect((await sharingOf(student)).invitations).toHaveLength(1);

    await call(flyleaf, student, 'DELETE', `/api/sharing/invitations/${String(open?.id)}`);
    expect((await enter(ana, code)).status).toBe(404);
  });

  it('is one of five at most, also when many are made at once', async () => {
    const student = await register(flyleaf);
    const invitation = { relation: 'parent', parts: ['list'] };
    const atOnce = Array.from({ length: 8 }, () =>
      call(flyleaf, student, 'POST', '/api/sharing/invitations', invitation),
    );

    const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  });

  it('is no way in for a student', async () => {
    const code = await codeFor(maya, 'parent', ['list']);
    expect((await enter(await register(flyleaf), code)).status).toBe(403);
  });

  it('is not found by trying many', async () => {
    const slow = await startApp({ BUDGET_INVITATION_CODES: '3/1h' });
    const guesser = await register(slow, { role: 'parent' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1)
      statuses.push(
        (await call(slow, guesser, 'POST', '/api/linked-students', { code: 'AAAAA-AAAAA' })).status,
      );
    await slow.close();

    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});
