import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { type LinkedStudent } from '#modules/identity/contracts/index.js';
import { fillProfile } from '../support/fill-profile.js';
import { call, type Person, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';

interface Sharing {
  adults: { adultId: string; name: string; parts: string[]; lastLookedAt: string | null }[];
  invitations: { id: string; relation: string }[];
}
interface SharedList {
  showsChances: boolean;
  colleges: { id: number; chance: { low: number; high: number } | null }[];
  applications: { collegeName: string; items: number; deadline: { date: string; note: string } }[];
}

const OHIO_STATE = 204796;
const SECRET = 'Ms. Ortega knows the band director';

let flyleaf: RunningApp;
let maya: Person;
let ana: Person;
let counselor: Person;

beforeAll(async () => {
  flyleaf = await startApp();
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
afterAll(() => flyleaf.close());

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
    expect(body.applications[0]?.items).toBeGreaterThan(0);
    const told = JSON.stringify(body).toLowerCase();
    for (const hidden of ['ortega', 'band director', 'income', 'netprice', 'essay', 'email', 'category'])
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
    .filter(({ kind }) => ['adult-linked', 'sharing-ended'].includes(kind))
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

  it('is one of five at most', async () => {
    const student = await register(flyleaf);
    for (let made = 0; made < 5; made += 1) await codeFor(student, 'parent', ['list']);

    const sixth = { relation: 'parent', parts: ['list'] };
    expect((await call(flyleaf, student, 'POST', '/api/sharing/invitations', sixth)).status).toBe(409);
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
