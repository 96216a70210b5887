import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const TELEPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

interface OwnSignIn {
  id: string;
  device: string;
  address: string | null;
  startedAt: string;
  lastUsedAt: string;
  current: boolean;
}

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());

const sql = async (text: string, values: unknown[] = []): Promise<unknown[]> => {
  const client = await connectTo(flyleaf.databaseUrl);
  try {
    return (await client.query(text, values)).rows as unknown[];
  } finally {
    await client.end();
  }
};
const send = async (path: string, body: unknown, headers: Record<string, string>) => {
  const reply = await fetch(`${flyleaf.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return ((await reply.json()) as { tokens: Person }).tokens;
};
const signInAgain = ({ email, password }: Person, userAgent = TELEPHONE) =>
  send('login', { email, password }, { 'user-agent': userAgent });
const listOf = (person: Pick<Person, 'accessToken'>) =>
  call<OwnSignIn[]>(flyleaf, person, 'GET', '/api/account/sign-ins');
const end = (person: Pick<Person, 'accessToken'>, id: string) =>
  call(flyleaf, person, 'DELETE', `/api/account/sign-ins/${id}`);
const isSignedIn = async (person: Pick<Person, 'accessToken'>) =>
  (await call(flyleaf, person, 'GET', '/api/auth/me')).status === 200;

describe('own sign-ins', () => {
  it('are listed with device, address and times, this one first (S20)', async () => {
    const person = await register(flyleaf);
    await signInAgain(person);
    const { status, body } = await listOf(person);

    expect(status).toBe(200);
    expect(body.map(({ current }) => current)).toEqual([true, false]);
    expect(body[1]).toEqual({
      id: expect.any(String) as string,
      device: 'Safari on iOS',
      address: '127.0.0.1',
      startedAt: expect.any(String) as string,
      lastUsedAt: expect.any(String) as string,
      current: false,
    });
  });

  it('move up when they are used again', async () => {
    const person = await register(flyleaf);
    const before = (await listOf(person)).body[0];
    const next = await send('refresh', { refreshToken: person.refreshToken }, {});
    const after = (await listOf(next)).body[0];

    expect(after?.id).toBe(before?.id);
    expect(after?.startedAt).toBe(before?.startedAt);
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastUsedAt ?? ''));
  });

  it('can be ended one by one, at once (S20)', async () => {
    const person = await register(flyleaf);
    const lost = await signInAgain(person);
    expect(await isSignedIn(lost)).toBe(true);
    const lostId = (await listOf(person)).body.find(({ current }) => !current)?.id ?? '';

    expect((await end(person, lostId)).status).toBe(204);
    expect(await isSignedIn(lost)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
    expect((await listOf(person)).body).toHaveLength(1);
    expect((await end(person, lostId)).status).toBe(404);
    expect(
      await sql(`select kind from identity.audit_log where user_id = $1 and kind = 'sign-in-ended'`, [
        person.userId,
      ]),
    ).toHaveLength(1);
  });

  it('can all be ended except this one (S20)', async () => {
    const person = await register(flyleaf);
    const others = [await signInAgain(person), await signInAgain(person)];

    expect((await call(flyleaf, person, 'DELETE', '/api/account/sign-ins')).status).toBe(204);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect((await listOf(person)).body).toMatchObject([{ current: true }]);
  });

  it('of another user cannot be listed or ended (S1)', async () => {
    const [maya, leo] = [await register(flyleaf), await register(flyleaf)];
    const theirs = (await listOf(leo)).body[0]?.id ?? '';

    expect((await listOf(maya)).body.map(({ id }) => id)).not.toContain(theirs);
    expect((await end(maya, theirs)).status).toBe(404);
    expect(await isSignedIn(leo)).toBe(true);
  });

  it('that have ended are not listed (S16)', async () => {
    const person = await register(flyleaf);
    await signInAgain(person);
    await sql(
      `update identity.sign_ins set expires_at = now() - interval '1 second'
        where user_id = $1 and device = 'Safari on iOS'`,
      [person.userId],
    );

    expect((await listOf(person)).body).toHaveLength(1);
  });

  it('end 30 days after they began, however often they are refreshed (S16)', async () => {
    let person: Pick<Person, 'accessToken' | 'refreshToken'> = await register(flyleaf);
    const whole = await sql(
      `select extract(epoch from expires_at - started_at)::int as seconds, expires_at from identity.sign_ins
        where id = $1`,
      [(await listOf(person)).body[0]?.id],
    );
    for (let times = 0; times < 3; times += 1)
      person = await send('refresh', { refreshToken: person.refreshToken }, {});

    expect(whole).toMatchObject([{ seconds: 30 * 24 * 3600 }]);
    expect(
      await sql(
        `select extract(epoch from expires_at - started_at)::int as seconds, expires_at from identity.sign_ins
          where id = $1`,
        [(await listOf(person)).body[0]?.id],
      ),
    ).toEqual(whole);
  });

  const addressAfterSigningIn = async (
    { url }: Pick<RunningApp, 'url'>,
    person: Person,
    forwardedFor: string,
  ) => {
    const reply = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email: person.email, password: GOOD_PASSWORD }),
    });
    const { tokens } = (await reply.json()) as { tokens: Person };
    const { body } = await call<OwnSignIn[]>({ url }, tokens, 'GET', '/api/account/sign-ins');
    return body[0]?.address;
  };

  it('ignore X-Forwarded-For without a trusted proxy (S51)', async () => {
    expect(await addressAfterSigningIn(flyleaf, await register(flyleaf), '203.0.113.9')).toBe('127.0.0.1');
  });

  it('use the address that a trusted proxy adds, no earlier one, and no other proxy’s (S51)', async () => {
    const behind = [
      await startApp({ TRUSTED_PROXY: 'loopback' }),
      await startApp({ TRUSTED_PROXY: '192.0.2.1' }),
    ];
    try {
      const addresses: unknown[] = [];
      for (const app of behind)
        addresses.push(await addressAfterSigningIn(app, await register(app), '198.51.100.1, 203.0.113.9'));
      expect(addresses).toEqual(['203.0.113.9', '127.0.0.1']);
    } finally {
      for (const app of behind) await app.close();
    }
  });
});
