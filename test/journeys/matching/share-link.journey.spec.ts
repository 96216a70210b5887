import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { P2 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { type ShareLinkRequest } from '#modules/matching/share-link/adapters/http/share-links.dto.js';
import { query } from '../../support/servers/database.js';
import { fillProfile } from '../../support/data/fill-profile.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const OHIO_STATE = 204796;
const SECRET = 'Ms. Ortega knows the band director';

interface Price {
  amount: number | null;
}
interface ListByLink {
  firstName: string;
  colleges: {
    id: number;
    rounds: { applicationType: string; deadline: { date: string; kind: string } }[];
    fullPrice: Price & { fromElsewhere: number | null };
    familyPrice: Price | null;
  }[];
}
interface Link {
  id: string;
  name: string;
  openings: number;
  lastOpenedAt: string | null;
}

let flyleaf: RunningApp;
let maya: Person;
const lines: string[] = [];
beforeAll(async () => {
  flyleaf = await startApp({ LOG_LEVEL: 'info', BUDGET_SHARE_LINK_READS: '1000/1m' }, lines);
  maya = await register(flyleaf);
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

const GRANDMA: ShareLinkRequest = { name: 'Grandma', days: 30, showsFamilyPrice: false };
const make = (student: Person, link: object = GRANDMA) =>
  call<{ address: string }>(flyleaf, student, 'POST', '/api/share-links', link);

/** What follows the # of a new link. */
async function tokenOf(student: Person, link: Partial<ShareLinkRequest> = {}): Promise<string> {
  const { status, body } = await make(student, { ...GRANDMA, ...link });
  expect(status).toBe(200);
  const { pathname, search, hash } = new URL(body.address);
  expect([pathname, search]).toEqual(['/shared', '']);
  return hash.slice(1);
}

async function open(token: string) {
  const reply = await fetch(`${flyleaf.url}/api/shared-list`, { headers: { 'x-share-token': token } });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as ListByLink };
}
const linksOf = async (student: Person) =>
  (await call<Link[]>(flyleaf, student, 'GET', '/api/share-links')).body;
const openingsInActivity = async (student: Person) => {
  const { body } = await call<{ items: { kind: string; detail: unknown }[] }>(
    flyleaf,
    student,
    'GET',
    '/api/account/activity',
  );
  return body.items.filter(({ kind }) => kind === 'share-link-opened').map(({ detail }) => detail);
};

describe('a link without an account', () => {
  it('shows list, dates with their source and published prices to whoever has it, and nothing else', async () => {
    const { status, headers, body } = await open(await tokenOf(maya));

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(body.firstName).toBe('Maya');
    expect(body.colleges).toMatchObject([
      {
        id: OHIO_STATE,
        rounds: [{ applicationType: 'Early Action', deadline: { date: '2026-11-30', kind: 'checked' } }],
        familyPrice: null,
      },
    ]);
    const { amount, fromElsewhere } = body.colleges[0]?.fullPrice ?? {};
    expect(fromElsewhere).toBeGreaterThan(Number(amount));
    const told = JSON.stringify(body).toLowerCase();
    const hidden = [
      'ortega',
      'lin"',
      maya.email,
      maya.userId,
      'chance',
      'income',
      'status',
      'decision',
      'category',
    ];
    for (const word of hidden) expect(told).not.toContain(word);
  });

  it('shows the price for this family only where the student ticked it', async () => {
    const [{ familyPrice } = { familyPrice: null }] = (
      await open(await tokenOf(maya, { name: 'Dad', showsFamilyPrice: true }))
    ).body.colleges;

    expect(familyPrice?.amount).toBeGreaterThan(0);
  });

  it('counts and logs an opening once within half an hour, also when many open it at once', async () => {
    const sam = await register(flyleaf);
    const token = await tokenOf(sam, { name: 'Coach' });
    expect(await linksOf(sam)).toMatchObject([{ name: 'Coach', openings: 0, lastOpenedAt: null }]);
    await Promise.all(Array.from({ length: 5 }, () => open(token)));
    expect(await linksOf(sam)).toMatchObject([{ openings: 1 }]);

    await query(
      flyleaf,
      `update matching.share_links set last_opened_at = last_opened_at - interval '31 minutes' where student_id = $1`,
      [sam.userId],
    );
    await open(token);
    expect(await linksOf(sam)).toMatchObject([{ openings: 2 }]);
    expect(await openingsInActivity(sam)).toEqual([{ name: 'Coach' }, { name: 'Coach' }]);
  });

  it('is stored as a digest only, and no log line has its token', async () => {
    const sam = await register(flyleaf);
    const token = await tokenOf(sam);
    await open(token);
    const [row] = await query(flyleaf, 'select * from matching.share_links where student_id = $1', [
      sam.userId,
    ]);

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(lines.some((line) => line.includes('/api/shared-list'))).toBe(true);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });

  it('is one of three, and only its own student turns it off', async () => {
    const sam = await register(flyleaf);
    const made = await Promise.all(Array.from({ length: 5 }, () => make(sam)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    const [first] = await linksOf(sam);
    await call(flyleaf, maya, 'DELETE', `/api/share-links/${String(first?.id)}`);
    expect(await linksOf(sam)).toHaveLength(3);

    await call(flyleaf, sam, 'DELETE', `/api/share-links/${String(first?.id)}`);
    expect(await linksOf(sam)).toHaveLength(2);
    expect((await make(sam)).status).toBe(200);
  });

  it.each([
    ['a blank name', { ...GRANDMA, name: '  ' }],
    ['a long name', { ...GRANDMA, name: 'x'.repeat(41) }],
    ['another time', { ...GRANDMA, days: 365 }],
    ['no answer about the price', { name: 'Grandma', days: 7 }],
  ])('is not made with %s', async (_fault, link) => {
    expect((await make(maya, link)).status).toBe(400);
  });
});

describe('a link that ended', () => {
  const endings: [string, (student: Person) => Promise<unknown>][] = [
    [
      'by the student',
      async (student) =>
        call(flyleaf, student, 'DELETE', `/api/share-links/${String((await linksOf(student))[0]?.id)}`),
    ],
    [
      'by its day',
      (student) =>
        query(flyleaf, `update matching.share_links set expires_at = now() where student_id = $1`, [
          student.userId,
        ]),
    ],
    [
      'because the student leaves',
      (student) =>
        call(flyleaf, student, 'PUT', '/api/account/leaving', { currentPassword: student.password }),
    ],
    [
      'with the account closed',
      (student) =>
        query(flyleaf, 'update identity.users set is_active = false where id = $1', [student.userId]),
    ],
    [
      'because the student became a counselor',
      (student) =>
        query(flyleaf, `update identity.users set role = 'counselor' where id = $1`, [student.userId]),
    ],
  ];

  it.each(endings)('%s looks as if it had never been', async (_how, end) => {
    const sam = await register(flyleaf);
    const token = await tokenOf(sam);
    expect((await open(token)).status).toBe(200);
    await end(sam);

    const unknown = await open('A'.repeat(43));
    const ended = await open(token);
    expect([ended.status, unknown.status]).toEqual([404, 404]);
    expect({ ...ended.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('works again when the student decides to stay', async () => {
    const sam = await register(flyleaf);
    const token = await tokenOf(sam);
    await call(flyleaf, sam, 'PUT', '/api/account/leaving', { currentPassword: sam.password });
    expect((await open(token)).status).toBe(404);
    await call(flyleaf, sam, 'DELETE', '/api/account/leaving');

    expect((await open(token)).status).toBe(200);
  });
});

it('is not found by what is no token', async () => {
  for (const token of ['', ' ', '%', "' or true --", '"'.repeat(4_000), '../../admin'])
    expect((await open(token)).status).toBe(404);
});

it('trying many is stopped by network', async () => {
  const slow = await startApp({ BUDGET_SHARE_LINK_READS: '3/1h' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 4; guess += 1)
    statuses.push((await call(slow, null, 'GET', '/api/shared-list')).status);
  await slow.close();

  expect(statuses).toEqual([404, 404, 404, 429]);
});
