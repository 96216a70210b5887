import { createHash, createHmac } from 'node:crypto';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, GOOD_PASSWORD, register } from '../../support/data/people.js';
import { hashPasswordsInFull } from '../../support/password-cost.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: 'Head@Example.org', ADMIN_PASSWORD: 'Operator-Words-9' });
});
afterAll(() => flyleaf.close());

const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = await connectTo(flyleaf.databaseUrl);
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

const newcomer = (change: Record<string, unknown> = {}) => ({
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: `ana-${String(Math.round(performance.now() * 1000))}@example.org`,
  password: GOOD_PASSWORD,
  role: 'student',
  ...change,
});
const registering = (body: unknown) => call(flyleaf, null, 'POST', '/api/auth/register', body);
const loggingIn = (email: string, password: string) =>
  call<Record<string, unknown> & { user: { role: string }; tokens: { accessToken: string } }>(
    flyleaf,
    null,
    'POST',
    '/api/auth/login',
    { email, password },
  );
const refreshing = (refreshToken: string) =>
  call<{ tokens: { accessToken: string; refreshToken: string } }>(
    flyleaf,
    null,
    'POST',
    '/api/auth/refresh',
    { refreshToken },
  );

describe('registering', () => {
  it('creates an account, signs it in and returns it', async () => {
    const { status, body } = await registering(newcomer({ email: 'First.Reader@Example.org' }));

    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      user: {
        email: 'first.reader@example.org',
        firstName: 'Ana',
        role: 'student',
        isActive: true,
        profileImageUrl: null,
      },
    });
    const { accessToken } = body['tokens'] as { accessToken: string };
    const me = await call(flyleaf, { accessToken }, 'GET', '/api/auth/me');
    expect(me.body).toEqual(body['user']);
    expect(me.body['lastLogin']).toEqual(expect.any(String));
  });

  it('lets one of two simultaneous registrations win', async () => {
    const same = newcomer({ email: 'twice@example.org' });
    const statuses = (await Promise.all([registering(same), registering(same)])).map(({ status }) => status);

    expect(statuses.toSorted()).toEqual([201, 409]);
  });

  it.each([
    ['the role admin (S3)', { role: 'admin' }, 'role'],
    ['an account that claims to be active (S3)', { isActive: true }, 'isActive'],
    ['an email that claims to be verified (S3)', { isEmailVerified: true }, 'isEmailVerified'],
    ['a provider’s id of its own choice (S3)', { googleId: 'g-1' }, 'googleId'],
    ['a malformed email', { email: 'nowhere' }, 'email'],
    ['a missing first name', { firstName: '  ' }, 'firstName'],
    ['a line break in a name', { lastName: 'Or\ntiz' }, 'lastName'],
    ['a short password (S12)', { password: 'Aa1!' }, 'password'],
  ])('refuses %s', async (_what, change, path) => {
    const { status, body } = await registering(newcomer(change));

    expect(status).toBe(400);
    expect(body['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ path })]));
  });

  it('uses all of a password with 128 characters (S12)', async () => {
    const password = `Aa1!${'x'.repeat(124)}`;
    const person = newcomer({ password });
    expect((await registering(person)).status).toBe(201);

    expect((await loggingIn(person.email, password)).status).toBe(200);
    expect((await loggingIn(person.email, password.slice(0, 72))).status).toBe(401);
  });

  it('leaves no account behind when it is refused for what only the server may set (S3)', async () => {
    const person = newcomer({ isEmailVerified: true, googleId: 'g-1' });
    const { status, body } = await registering(person);

    expect(status).toBe(400);
    expect(body['errors']).toEqual([
      { path: 'isEmailVerified', message: 'This field cannot be set.' },
      { path: 'googleId', message: 'This field cannot be set.' },
    ]);
    expect(await sql('select id from identity.users where email = $1', [person.email])).toEqual([]);
  });

  it('ignores unknown fields (S4)', async () => {
    const person = newcomer({ id: 'x', createdAt: '2001-01-01T00:00:00Z', lastLogin: null, nickname: 'Ann' });

    expect((await registering(person)).status).toBe(201);
    const [row] = await sql<{ id: string; born: boolean }>(
      'select id, created_at < $2 as born from identity.users where email = $1',
      [person.email, '2002-01-01'],
    );
    expect(row).toEqual({ id: expect.not.stringMatching(/^x$/) as string, born: false });
  });

  it('stores argon2id with at least 19 MiB and two passes, never the password (S12)', async () => {
    hashPasswordsInFull();
    const person = newcomer();
    await registering(person);

    const [row] = await sql<{ password_hash: string }>(
      'select password_hash from identity.users where email = $1',
      [person.email],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$(?=[^$]*m=19456)(?=[^$]*t=2)(?=[^$]*p=1)/);
  });
});

describe('signing in', () => {
  it('refuses an unknown email and a wrong password with the same message (S11)', async () => {
    const { email } = await register(flyleaf);
    const known = await loggingIn(email, 'Wrong-Words-1');
    const unknown = await loggingIn('nobody@example.org', 'Wrong-Words-1');

    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    const wordsOf = ({ body }: { body: unknown }) => ({
      ...(body as Record<string, unknown>),
      requestId: null,
    });
    const [first, second] = [wordsOf(known), wordsOf(unknown)] as Record<string, unknown>[];
    expect(first).toEqual(second);
    expect(first?.['message']).toBe('Invalid email or password');
  });

  it.each([
    ['nothing at all', {}],
    ['no password', { email: 'a@example.org' }],
  ])('asks for both when there is %s', async (_what, body) => {
    const reply = await call(flyleaf, null, 'POST', '/api/auth/login', body);

    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain('Please enter both email and password.');
  });

  it('signs the configured admin in', async () => {
    const { status, body } = await loggingIn('head@example.org', 'Operator-Words-9');

    expect([status, body.user.role]).toEqual([200, 'admin']);
  });

  it('refuses a deactivated account, even one that is signed in (S9)', async () => {
    const person = await register(flyleaf);
    await sql('update identity.users set is_active = false where id = $1', [person.userId]);

    expect((await loggingIn(person.email, GOOD_PASSWORD)).status).toBe(403);
    expect((await call(flyleaf, person, 'GET', '/api/auth/me')).status).toBe(401);
    const { refreshToken } = person;
    expect((await call(flyleaf, null, 'POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
  });
});

describe('the data of an account', () => {
  it('has the documented fields and no others (S5)', async () => {
    const person = newcomer();
    const registered = await registering(person);
    const { body } = await loggingIn(person.email, GOOD_PASSWORD);
    const me = await call(flyleaf, body.tokens, 'GET', '/api/auth/me');
    const declared = [
      ...['createdAt', 'email', 'firstName', 'hasPassword', 'id', 'isActive', 'isEmailVerified', 'language'],
      ...[
        'languageChosenAt',
        'lastLogin',
        'lastName',
        'plan',
        'profileImageUrl',
        'role',
        'secondFactor',
        'signInProviders',
      ],
    ];

    for (const reply of [registered.body, body]) {
      expect(Object.keys(reply).toSorted()).toEqual(['message', 'success', 'tokens', 'user']);
      expect(Object.keys(reply['user'] as object).toSorted()).toEqual(declared);
      expect(Object.keys(reply['tokens'] as object).toSorted()).toEqual(['accessToken', 'refreshToken']);
    }
    expect(Object.keys(me.body).toSorted()).toEqual(declared);
  });

  it('has pages of at most 100 entries (S10)', async () => {
    const person = await register(flyleaf);
    const activity = (pageSize: number) =>
      call(flyleaf, person, 'GET', `/api/account/activity?pageSize=${String(pageSize)}`);

    expect((await activity(100)).status).toBe(200);
    expect((await activity(101)).status).toBe(400);
    expect((await call(flyleaf, person, 'GET', '/api/account/activity?page=0')).status).toBe(400);
  });

  it('is paged newest first, has each entry once, and includes the total', async () => {
    const person = await register(flyleaf);
    for (let turn = 0; turn < 3; turn += 1) await loggingIn(person.email, GOOD_PASSWORD);
    const pageOf = async (page: number, pageSize = 2) =>
      (
        await call<{ items: { id: string; kind: string }[]; total: number; page: number; pageSize: number }>(
          flyleaf,
          person,
          'GET',
          `/api/account/activity?page=${String(page)}&pageSize=${String(pageSize)}`,
        )
      ).body;

    const all = await pageOf(1, 100);
    expect(all.items.map(({ kind }) => kind)).toEqual([...Array<string>(4).fill('signed-in'), 'registered']);
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual(
      [1, 2, 3, 4].map((page) => [5, page, 2]),
    );
  });

  it('never belongs to another account, whatever id is sent (S1)', async () => {
    const [maya, leo] = [await register(flyleaf), await register(flyleaf)];
    const [before] = await sql('select * from identity.users where id = $1', [leo.userId]);
    const mayas = (method: string, path: string, body?: object) =>
      call<{ id?: string; items?: unknown }>(flyleaf, maya, method, path, body);
    const other = { id: leo.userId, userId: leo.userId, email: leo.email };

    expect((await mayas('GET', `/api/auth/me?userId=${leo.userId}`)).body.id).toBe(maya.userId);
    expect((await mayas('GET', `/api/account/activity?userId=${leo.userId}`)).body.items).toEqual(
      (await mayas('GET', '/api/account/activity')).body.items,
    );
    const statuses = [];
    for (const [method, path, body] of [
      ['POST', 'account/plan', { plan: 'premium' }],
      ['POST', 'account/password', { currentPassword: GOOD_PASSWORD, newPassword: 'Quiet-Lanterns-42' }],
      ['DELETE', 'account/sign-ins', {}],
      ['POST', 'auth/logout', {}],
    ] as const)
      statuses.push((await mayas(method, `/api/${path}`, { ...body, ...other })).status);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);

    expect(await sql('select * from identity.users where id = $1', [leo.userId])).toEqual([before]);
    expect((await call(flyleaf, leo, 'GET', '/api/auth/me')).status).toBe(200);
  });
});

describe('an access token', () => {
  const parts = (token: string) => token.split('.') as [string, string, string];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = (header: object, payload: object, key: string) => {
    const unsigned = `${encode(header)}.${encode(payload)}`;
    return `${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`;
  };

  it('expires after 15 minutes and contains no role (S15)', async () => {
    const { accessToken } = await register(flyleaf);
    const claims = JSON.parse(Buffer.from(parts(accessToken)[1], 'base64url').toString()) as {
      exp: number;
      iat: number;
    };

    expect(claims.exp - claims.iat).toBe(900);
    expect(claims).not.toHaveProperty('role');
  });

  it.each([
    ['no token', () => ''],
    ['a changed signature', (token: string) => `${token.slice(0, -3)}abc`],
    ['algorithm none', (token: string) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${parts(token)[1]}.`],
    [
      'another key',
      (token: string) =>
        forged(
          JSON.parse(Buffer.from(parts(token)[0], 'base64url').toString()) as object,
          JSON.parse(Buffer.from(parts(token)[1], 'base64url').toString()) as object,
          'guess',
        ),
    ],
    ['the refresh token', (_token: string, refresh: string) => refresh],
  ])('is refused with %s (S15)', async (_what, tamper) => {
    const { accessToken, refreshToken } = await register(flyleaf);
    const reply = await call(
      flyleaf,
      { accessToken: tamper(accessToken, refreshToken) },
      'GET',
      '/api/auth/me',
    );

    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({
      status: 401,
      code: 'http.not-signed-in',
      requestId: expect.any(String) as string,
    });
  });
});

describe('a provider that is not configured', () => {
  it('is not offered, and its address redirects to the sign-in page (F22)', async () => {
    expect((await call(flyleaf, null, 'GET', '/api/auth/providers')).body).toEqual({ providers: [] });

    const { status, headers } = await call(flyleaf, null, 'GET', '/api/auth/google?here=1');
    expect([status, headers.get('location')]).toEqual([302, '/login?problem=provider-off']);
  });
});

describe('refreshing', () => {
  it('issues the next pair and stores only digests (S16)', async () => {
    const person = await register(flyleaf);
    const { status, body } = await refreshing(person.refreshToken);

    expect(status).toBe(200);
    expect(body.tokens.refreshToken).not.toBe(person.refreshToken);
    expect((await call(flyleaf, body.tokens, 'GET', '/api/auth/me')).status).toBe(200);
    const digests = (await sql<{ digest: string }>('select digest from identity.refresh_tokens')).map(
      ({ digest }) => digest,
    );
    expect(digests).toContain(createHash('sha256').update(person.refreshToken).digest('hex'));
    expect(digests).not.toContain(person.refreshToken);
  });

  it('keeps two tabs signed in that refresh at once (S17)', async () => {
    const person = await register(flyleaf);
    const [one, other] = await Promise.all([
      refreshing(person.refreshToken),
      refreshing(person.refreshToken),
    ]);

    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.tokens.refreshToken).toBe(other.body.tokens.refreshToken);
  });

  it('ends the whole sign-in at once, and logs it, when a spent token comes back after its successor was used (S16, S58)', async () => {
    const person = await register(flyleaf);
    const second = (await refreshing(person.refreshToken)).body.tokens;
    const third = (await refreshing(second.refreshToken)).body.tokens;

    expect((await call(flyleaf, third, 'GET', '/api/auth/me')).status).toBe(200);

    expect((await refreshing(person.refreshToken)).status).toBe(401);
    expect((await refreshing(third.refreshToken)).status).toBe(401);
    expect((await call(flyleaf, third, 'GET', '/api/auth/me')).status).toBe(401);
    const logged = await sql('select kind from identity.audit_log where user_id = $1 and kind = $2', [
      person.userId,
      'refresh-reuse',
    ]);
    expect(logged).toHaveLength(1);
  });
});

describe('logging out', () => {
  it('ends the sign-in at once, and no other one (S18)', async () => {
    const person = await register(flyleaf);
    const elsewhere = (await loggingIn(person.email, GOOD_PASSWORD)).body.tokens;

    expect((await call(flyleaf, person, 'POST', '/api/auth/logout')).status).toBe(200);
    expect((await call(flyleaf, person, 'GET', '/api/auth/me')).status).toBe(401);
    expect((await refreshing(person.refreshToken)).status).toBe(401);
    expect((await call(flyleaf, elsewhere, 'GET', '/api/auth/me')).status).toBe(200);
  });

  it('sends browsers to the sign-in page, clearing their storage only when they navigated here themselves (S27)', async () => {
    const go = (site: string) =>
      fetch(`${flyleaf.url}/api/logout`, { redirect: 'manual', headers: { 'sec-fetch-site': site } });
    const [own, foreign] = await Promise.all([go('same-origin'), go('cross-site')]);

    expect([own.status, own.headers.get('location')]).toEqual([302, '/login']);
    expect(own.headers.get('clear-site-data')).toContain('"storage"');
    expect(foreign.headers.get('clear-site-data')).toBeNull();
    expect((await call(flyleaf, null, 'GET', '/api/login')).headers.get('location')).toBe('/login');
  });
});
