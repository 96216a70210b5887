import { decodeJwt, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DevelopmentUser } from '../../../scripts/development-provider.js';
import { codeOf, wrongCodeOf } from '../../support/browser/authenticator-app.js';
import { HttpBrowser, locationOf } from '../../support/browser/http-browser.js';
import { query } from '../../support/servers/database.js';
import { call, GOOD_PASSWORD, register } from '../../support/data/people.js';
import {
  type AppWithProvider,
  signInByProvider,
  startAppWithProvider,
  throughTheProvider,
} from '../../support/browser/provider-sign-in.js';

interface AuthReply {
  message: string;
  code?: string;
  tokens: { accessToken: string; refreshToken: string };
  user: { id: string; email: string; isEmailVerified: boolean; signInProviders: string[] };
}

let turn = 0;
const people: DevelopmentUser[] = [];
const aPerson = (change: Partial<DevelopmentUser> = {}): DevelopmentUser => {
  turn += 1;
  const person = {
    subject: `subject-${String(turn)}`,
    email: `provided-${String(turn)}@example.org`,
    emailVerified: true,
    firstName: 'Sam',
    lastName: 'Okoro',
    ...change,
  };
  people.push(person);
  return person;
};

let running: AppWithProvider;
/** Changes the provider's next identity. */
let tamper: ((identity: string) => Promise<string>) | undefined;

beforeAll(async () => {
  running = await startAppWithProvider({ BUDGET_SECOND_FACTOR: '8/15m' }, people);
  running.provider.provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token' || tamper === undefined) return;
    const body = context.body as { id_token?: string };
    if (body.id_token !== undefined) body.id_token = await tamper(body.id_token);
  });
});
afterEach(() => (tamper = undefined));
afterAll(() => running.close());

const sql = <Row>(text: string, values: unknown[] = []) => query<Row>(running.flyleaf, text, values);
const accountsOf = (email: string) => sql('select id from identity.users where email = $1', [email]);
const credentialsOf = (back: URL) => ({
  accessToken: back.searchParams.get('accessToken') ?? '',
  refreshToken: back.searchParams.get('refreshToken') ?? '',
});
const exchanging = (browser: HttpBrowser, body: unknown) =>
  browser.post(`${running.flyleaf.url}/api/auth/exchange`, body);
const signedIn = async (browser: HttpBrowser, person: DevelopmentUser): Promise<AuthReply> => {
  const back = await signInByProvider(running, browser, person.subject);
  return (await (await exchanging(browser, credentialsOf(back))).json()) as AuthReply;
};
const signingAgain = async (claims: JWTPayload, key = running.provider.signingKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'development' }).sign(await importJWK(key));

describe('signing in with the provider', () => {
  it('is offered by name if it is configured', async () => {
    const { body } = await call(running.flyleaf, null, 'GET', '/api/auth/providers');

    expect(body).toEqual({ providers: [{ id: 'google', name: 'Google', startPath: '/api/auth/google' }] });
  });

  it('creates an account for a new person, without a password', async () => {
    const person = aPerson();
    const browser = new HttpBrowser();
    const { user, tokens } = await signedIn(browser, person);

    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Sam',
      lastName: 'Okoro',
      role: 'student',
      isEmailVerified: true,
      hasPassword: false,
      signInProviders: ['google'],
    });
    expect((await call(running.flyleaf, tokens, 'GET', '/api/auth/me')).status).toBe(200);
    expect(
      (
        await sql<{ kind: string }>('select kind from identity.audit_log where user_id = $1 order by id', [
          user.id,
        ])
      ).map(({ kind }) => kind),
    ).toEqual(['registered', 'signed-in']);
  });

  it('opens no account for an email that the provider has not verified', async () => {
    const person = aPerson({ emailVerified: false });
    const back = await signInByProvider(running, new HttpBrowser(), person.subject);

    expect(`${back.pathname}${back.search}`).toBe('/login?problem=provider-email-unverified');
    expect(await accountsOf(person.email)).toEqual([]);
  });

  it('sends PKCE, state and nonce, and a return address that no header changes (S19, S28)', async () => {
    const { flyleaf, provider } = running;
    const reply = await fetch(`${flyleaf.url}/api/auth/google?here=1&returnTo=https://evil.example`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    });
    const { origin, searchParams } = locationOf(reply, flyleaf.url);

    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      redirect_uri: `${flyleaf.url}/api/auth/google/callback`,
    });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^flyleaf-signin=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [stored] = await sql<{ text: string }>(
      'select string_agg(f::text, $1) as text from identity.provider_flows f',
      [' '],
    );
    expect(stored?.text).not.toContain(
      /flyleaf-signin=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1],
    );
  });

  it('starts at the public address, where the browser will send the cookie again', async () => {
    const port = new URL(running.flyleaf.url).port;
    const reply = await fetch(`http://localhost:${port}/api/auth/google`, { redirect: 'manual' }).catch(
      () => null,
    );

    // `localhost` may resolve to a loopback address where nothing listens.
    if (reply !== null)
      expect(reply.headers.get('location')).toBe(`${running.flyleaf.url}/api/auth/google?here=1`);
  });
});

describe('an invalid reply from the provider (S19, F22)', () => {
  const outcomeOf = async (person: DevelopmentUser) => {
    const back = await signInByProvider(running, new HttpBrowser(), person.subject);
    return { place: `${back.pathname}${back.search}`, accounts: await accountsOf(person.email) };
  };
  const nobody = { place: '/login?problem=provider', accounts: [] };

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'somebody-else' }],
    ['with another nonce', { nonce: 'of-another-sign-in' }],
    ['without a nonce', { nonce: undefined }],
    ['that is over', { iat: 1_700_000_000, exp: 1_700_000_600 }],
  ])('makes no account: an identity %s', async (_what, change) => {
    tamper = (identity) => signingAgain({ ...decodeJwt(identity), ...change });

    expect(await outcomeOf(aPerson())).toEqual(nobody);
  });

  it('creates no account for an identity signed with unknown keys', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    tamper = (identity) =>
      new SignJWT(decodeJwt(identity))
        .setProtectedHeader({ alg: 'RS256', kid: 'development' })
        .sign(privateKey);

    expect(await outcomeOf(aPerson())).toEqual(nobody);
  });

  it('creates no account for an unsigned identity', async () => {
    const plain = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    tamper = (identity) => Promise.resolve(`${plain({ alg: 'none' })}.${plain(decodeJwt(identity))}.`);

    expect(await outcomeOf(aPerson())).toEqual(nobody);
  });

  it('accepts the same identity unchanged, which proves that the refusals have a reason', async () => {
    tamper = (identity) => signingAgain(decodeJwt(identity));

    expect((await outcomeOf(aPerson())).place).toMatch(/^\/profile\?/);
  });

  it.each([
    ['another state', 'state', 'of-another-sign-in', 'provider-expired'],
    ['another issuer beside the code', 'iss', 'https://evil.example', 'provider'],
    ['a code it never gave', 'code', 'made-up', 'provider'],
  ])('makes no account: %s', async (_what, parameter, value, problem) => {
    const person = aPerson();
    const browser = new HttpBrowser();
    const back = await throughTheProvider(running, browser, person.subject);
    back.searchParams.set(parameter, value);
    const end = locationOf(await browser.go(back.href), running.flyleaf.url);

    expect(`${end.pathname}${end.search}`).toBe(`/login?problem=${problem}`);
    expect(await accountsOf(person.email)).toEqual([]);
  });

  it('accepts a code once: reusing the callback URL signs nobody in', async () => {
    const browser = new HttpBrowser();
    const back = await throughTheProvider(running, browser, aPerson().subject);
    const ends = [];
    for (let times = 0; times < 2; times += 1)
      ends.push(locationOf(await browser.go(back.href), running.flyleaf.url));

    expect(ends.map(({ pathname }) => pathname)).toEqual(['/profile', '/login']);
    expect(ends[1]?.search).toBe('?problem=provider-expired');
  });

  it('signs nobody in when another browser opens the callback URL (S22)', async () => {
    const person = aPerson();
    const back = await throughTheProvider(running, new HttpBrowser(), person.subject);
    const end = locationOf(await new HttpBrowser().go(back.href), running.flyleaf.url);

    expect(end.search).toBe('?problem=provider-expired');
    expect(await accountsOf(person.email)).toEqual([]);
  });

  it('returns to the sign-in page when the user cancels', async () => {
    const end = await signInByProvider(running, new HttpBrowser(), '');

    expect(`${end.pathname}${end.search}`).toBe('/login?problem=provider-cancelled');
  });
});

describe('the code handed to the browser (S22)', () => {
  it('is useless without the browser’s cookie', async () => {
    const back = await signInByProvider(running, new HttpBrowser(), aPerson().subject);
    const { accessToken, refreshToken } = credentialsOf(back);

    expect(back.pathname).toBe('/profile');
    expect(back.searchParams.get('redirect')).toBe('oauth_success');
    expect((await call(running.flyleaf, { accessToken }, 'GET', '/api/auth/me')).status).toBe(401);
    expect((await call(running.flyleaf, null, 'POST', '/api/auth/refresh', { refreshToken })).status).toBe(
      401,
    );
  });

  it('works for one of two simultaneous calls', async () => {
    const browser = new HttpBrowser();
    const credentials = credentialsOf(await signInByProvider(running, browser, aPerson().subject));
    const replies = await Promise.all([exchanging(browser, credentials), exchanging(browser, credentials)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('does not work in another browser, whose attempt does not use it up', async () => {
    const browser = new HttpBrowser();
    const credentials = credentialsOf(await signInByProvider(running, browser, aPerson().subject));
    const stranger = new HttpBrowser();
    const other = await exchanging(stranger, credentials);

    expect(other.status).toBe(401);
    expect((await exchanging(browser, credentials)).status).toBe(200);
  });

  it('does not work in a browser that started its own sign-in', async () => {
    const victim = credentialsOf(await signInByProvider(running, new HttpBrowser(), aPerson().subject));
    const other = new HttpBrowser();
    await signInByProvider(running, other, aPerson().subject);

    expect((await exchanging(other, victim)).status).toBe(401);
  });

  it('is stored only as a digest', async () => {
    const { accessToken, refreshToken } = credentialsOf(
      await signInByProvider(running, new HttpBrowser(), aPerson().subject),
    );
    const [stored] = await sql<{ text: string }>(
      `select string_agg(h::text, ' ') as text from identity.provider_handoffs h`,
    );

    expect(stored?.text).not.toContain(accessToken);
    expect(stored?.text).not.toContain(refreshToken);
  });
});

describe('an email that has an account already (S19)', () => {
  const known = async () => {
    const owner = await register(running.flyleaf, { email: `owner-${String((turn += 1))}@example.org` });
    return { owner, person: aPerson({ email: owner.email.toUpperCase() }) };
  };
  const login = (browser: HttpBrowser, email: string, password = GOOD_PASSWORD) =>
    browser.post(`${running.flyleaf.url}/api/auth/login`, { email, password });
  const providersOf = async (userId: string) =>
    (
      await sql<{ google_id: string | null }>('select google_id from identity.users where id = $1', [userId])
    )[0]?.google_id;

  it('is never linked silently: the owner signs in once with the password', async () => {
    const { owner, person } = await known();
    const browser = new HttpBrowser();
    const end = await signInByProvider(running, browser, person.subject);
    expect(`${end.pathname}${end.search}`).toBe('/login?link=google');
    expect(await providersOf(owner.userId)).toBeNull();

    const reply = (await (await login(browser, owner.email)).json()) as AuthReply;
    expect(reply.message).toBe('Google is now linked to your account.');
    expect(reply.user.signInProviders).toEqual(['google']);
    expect((await signedIn(new HttpBrowser(), person)).user.id).toBe(owner.userId);
  });
});

describe('a provider sign-in to an account with two-step verification (S21, S22)', () => {
  const NEEDED = { status: 401, code: 'identity.second-factor-needed' };
  const WRONG = { status: 401, code: 'identity.wrong-code' };

  /** A user with a password, a linked provider and an authenticator app. */
  const careful = async () => {
    const owner = await register(running.flyleaf, { email: `careful-${String((turn += 1))}@example.org` });
    const person = aPerson({ email: owner.email });
    await sql('update identity.users set google_id = $1, google_issuer = $2 where id = $3', [
      person.subject,
      running.provider.issuer,
      owner.userId,
    ]);
    const post = <Body>(path: string, body: unknown) =>
      call<Body>(running.flyleaf, owner, 'POST', `/api/account/second-factor/${path}`, body);
    const factor = (await post<{ secret: string }>('setup', { currentPassword: GOOD_PASSWORD })).body;
    const { recoveryCodes } = (await post<{ recoveryCodes: string[] }>('confirm', { code: codeOf(factor) }))
      .body;
    // As if 30 seconds had passed, so the current code works again.
    await sql('update identity.second_factors set last_step = 0 where user_id = $1', [owner.userId]);
    return { owner, person, factor, recoveryCodes };
  };

  /** Signs in with the provider once. The result tries the exchange and returns the reply. */
  const returning = async (person: DevelopmentUser) => {
    const browser = new HttpBrowser();
    const credentials = credentialsOf(await signInByProvider(running, browser, person.subject));
    return async (code?: string) => {
      const reply = await exchanging(browser, { ...credentials, code });
      const { code: problem, tokens } = (await reply.json()) as Partial<AuthReply>;
      return { status: reply.status, ...(problem === undefined ? {} : { code: problem }), tokens };
    };
  };
  const activityOf = async (owner: { accessToken: string }) =>
    (
      await call<{ items: { kind: string; detail: unknown }[] }>(
        running.flyleaf,
        owner,
        'GET',
        '/api/account/activity',
      )
    ).body.items;

  it('asks for the app code, allows a wrong one, and accepts the right one once', async () => {
    const { owner, person, factor } = await careful();
    const exchange = await returning(person);

    expect(await exchange()).toMatchObject(NEEDED);
    expect(await exchange(wrongCodeOf(factor))).toMatchObject(WRONG);
    const { status, tokens } = await exchange(codeOf(factor));
    expect(status).toBe(200);
    expect((await call(running.flyleaf, tokens ?? null, 'GET', '/api/auth/me')).body).toMatchObject({
      id: owner.userId,
    });
    expect((await exchange(codeOf(factor, 1))).status).toBe(401);
    expect(await activityOf(owner)).toContainEqual(
      expect.objectContaining({ kind: 'sign-in-refused', detail: { reason: 'wrong code' } }),
    );
  });
});
