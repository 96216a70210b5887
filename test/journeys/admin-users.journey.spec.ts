import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../support/people.js';
import { type RunningApp, startApp } from '../support/running-app.js';

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };

let flyleaf: RunningApp;
let admin: Pick<Person, 'accessToken'>;
let percent: Person;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await register(flyleaf, { email: 'amara@example.org', firstName: 'Amara', lastName: 'Okafor' });
  await register(flyleaf, {
    email: 'jordan@example.org',
    firstName: 'Jordan',
    lastName: 'Lee',
    role: 'counselor',
  });
  percent = await register(flyleaf, { email: 'fifty_off@example.org', firstName: 'Per', lastName: 'Cent' });
  const login = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  admin = login.body.tokens;
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
