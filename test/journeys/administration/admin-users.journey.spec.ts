import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };

let flyleaf: RunningApp;
let admin: Pick<Person, 'accessToken'>;
let percent: Person;
let amara: Person;
let adminId: string;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  amara = await register(flyleaf, { email: 'amara@example.org', firstName: 'Amara', lastName: 'Okafor' });
  await register(flyleaf, {
    email: 'jordan@example.org',
    firstName: 'Jordan',
    lastName: 'Lee',
    role: 'counselor',
  });
  percent = await register(flyleaf, { email: 'fifty_off@example.org', firstName: 'Per', lastName: 'Cent' });
  const login = await call<{ tokens: Person; user: { id: string } }>(
    flyleaf,
    null,
    'POST',
    '/api/auth/login',
    ADMIN,
  );
  admin = login.body.tokens;
  adminId = login.body.user.id;
});
afterAll(() => flyleaf.close());

const list = (query: string) => call<{ email: string }[]>(flyleaf, admin, 'GET', `/api/admin/users${query}`);
const emails = async (query: string) => (await list(query)).body.map(({ email }) => email);

describe('an admin’s list of users', () => {
  it('has everyone, the newest first, and says how many there are', async () => {
    const { body, headers } = await list('?pageSize=2');

    expect(body.map(({ email }) => email)).toEqual([percent.email, 'jordan@example.org']);
    expect(headers.get('x-total-count')).toBe('4');
    expect(await emails('?pageSize=2&page=2')).toEqual(['amara@example.org', ADMIN.email]);
    expect(Object.keys(body[0] ?? {})).toEqual([
      'id',
      'email',
      'firstName',
      'lastName',
      'role',
      'isActive',
      'createdAt',
      'lastLogin',
      'profileImageUrl',
    ]);
  });

  it.each([
    ['?search=OKA', ['amara@example.org']],
    ['?search=rdan%20le', ['jordan@example.org']],
    ['?search=amara@', ['amara@example.org']],
    ['?search=y_o', ['fifty_off@example.org']],
    ['?search=%25', []],
    ['?role=counselor', ['jordan@example.org']],
    ['?isActive=false', []],
    ['?search=nobody', []],
  ])('finds by a part of an email or name, and by role: %s', async (query, found) => {
    expect(await emails(query)).toEqual(found);
  });

  it('shows one account, and says when there is none', async () => {
    const one = await call(flyleaf, admin, 'GET', `/api/admin/users/${percent.userId}`);
    expect(one.body).toMatchObject({ email: percent.email, firstName: 'Per', isActive: true });

    const none = await call(flyleaf, admin, 'GET', '/api/admin/users/01990000-0000-7000-8000-00000000dead');
    expect(none).toMatchObject({ status: 404, body: { message: 'We couldn’t find this user.' } });
  });
});

const change = (id: string, body: unknown, by: Pick<Person, 'accessToken'> = admin) =>
  call(flyleaf, by, 'PATCH', `/api/admin/users/${id}`, body);
const statusOfOwnAccount = async (person: Person) =>
  (await call(flyleaf, person, 'GET', '/api/auth/me')).status;
const signIn = async ({ email, password }: Pick<Person, 'email' | 'password'>) => {
  const reply = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', { email, password });
  return reply.body.tokens;
};

describe('an admin who changes someone’s access', () => {
  it('deactivates an account at once, and activates it again', async () => {
    const { status, body } = await change(amara.userId, { isActive: false });
    expect([status, body]).toMatchObject([200, { email: amara.email, isActive: false, role: 'student' }]);
    expect(await statusOfOwnAccount(amara)).toBe(401);

    expect((await change(amara.userId, { isActive: true })).body).toMatchObject({ isActive: true });
    const activity = await call<{ items: { kind: string; byYou: boolean }[] }>(
      flyleaf,
      await signIn(amara),
      'GET',
      '/api/account/activity',
    );
    expect(activity.body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'account-deactivated', byYou: false }),
        expect.objectContaining({ kind: 'account-reactivated', byYou: false }),
      ]),
    );
  });

  it.each([
    [{}, 400, 'Send role, isActive or both.'],
    [{ role: 'owner' }, 400, 'Role is student, parent, counselor or admin.'],
    [{ isActive: 'no' }, 400, 'isActive is true or false.'],
  ])('is told what is wrong with %j', async (body, status, message) => {
    expect(await change(amara.userId, body)).toMatchObject({ status, body: { errors: [{ message }] } });
  });

  it('cannot change the admin of the configuration', async () => {
    const own = 'This is the last active admin. Make someone else an admin first.';
    expect(await change(adminId, { isActive: false })).toMatchObject({ status: 409, body: { message: own } });
  });

  it('is one of two who demote each other at the same time, and only one does', async () => {
    const two = [amara, percent];
    for (const { userId } of two) await change(userId, { role: 'admin' });
    const [first = percent, second = percent] = await Promise.all(two.map(signIn));

    const replies = await Promise.all([
      change(percent.userId, { role: 'student' }, first),
      change(amara.userId, { role: 'student' }, second),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await emails('?role=admin')).toHaveLength(2);
  });
});

describe('the figures of the dashboard', () => {
  it('count what is stored', async () => {
    const { status, body } = await call(flyleaf, admin, 'GET', '/api/admin/analytics');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalUsers: 4,
      profilesCompleted: 0,
      academicProfiles: 0,
      totalApplications: 0,
      totalPredictions: 0,
      usersByRole: { student: 1, parent: 0, counselor: 1, admin: 2 },
      activeUsers: { last7Days: 4, last30Days: 4 },
    });
    const days = body['registrationsPerDay'] as { day: string; registrations: number }[];
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), registrations: 4 });
  });
});

interface AuditEntry {
  kind: string;
  who: { email: string } | null;
  whom: { email: string } | null;
  detail: Record<string, string> | null;
}
const search = async (query: string) =>
  (await call<{ items: AuditEntry[]; total: number }>(flyleaf, admin, 'GET', `/api/admin/audit?${query}`))
    .body;

describe('the audit log for admins', () => {
  it('says who did what to whom', async () => {
    const { items, total } = await search(`kind=account-deactivated&who=${ADMIN.email}&whom=amara`);

    expect(total).toBe(1);
    expect(items).toMatchObject([
      { kind: 'account-deactivated', who: { email: ADMIN.email }, whom: { email: amara.email } },
    ]);
  });

  it('finds by day, page by page, and by the email of an attempt without an account', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await call(flyleaf, null, 'POST', '/api/auth/login', {
      email: 'no@example.org',
      password: 'Wrong-Word-9',
    });

    expect(await search('from=2020-01-01&to=2020-12-31')).toMatchObject({ items: [], total: 0 });
    expect((await search(`from=${today}&pageSize=2&page=2`)).items).toHaveLength(2);
    expect((await search('whom=no@example.org')).items).toMatchObject([
      { kind: 'sign-in-refused', who: null, whom: null },
    ]);
    expect((await search('kind=none')) as unknown).toMatchObject({ status: 400 });
  });
});

const file = async (path: string) => {
  const reply = await fetch(`${flyleaf.url}${path}`, {
    headers: { authorization: `Bearer ${admin.accessToken}` },
  });
  return { headers: reply.headers, lines: (await reply.text()).trim().split('\r\n') };
};

describe('a file for a spreadsheet', () => {
  it('has everyone who was found, runs no formula, and is logged', async () => {
    await register(flyleaf, { email: 'formula@example.org', firstName: '=1+1', lastName: 'Tomás' });
    const { headers, lines } = await file('/api/admin/users.csv?search=formula');

    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("formula@example.org,'=1+1,Tomás,student,Active,");
    expect((await search('kind=data-exported')).items).toMatchObject([
      { who: { email: ADMIN.email }, detail: { what: 'users', count: '1' } },
    ]);
  });

  it('has the found entries of the audit log', async () => {
    const { lines } = await file('/api/admin/audit.csv?kind=role-changed&whom=amara');

    expect(lines.at(-1)).toContain(`,role-changed,${ADMIN.email},`);
    expect(lines.at(-1)).toContain('from: student; role: admin');
  });
});
