import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '../../support/browser/authenticator-app.js';
import { query } from '../../support/servers/database.js';
import { tablesContaining } from '../../support/data/tables-containing.js';
import { linkIn, MailServer } from '../../support/servers/mail-server.js';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const ADMIN = { email: 'head@example.org', password: 'Operator-Words-9' };

let mail: MailServer;
let flyleaf: RunningApp;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({
    SMTP_URL: mail.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_SECOND_FACTOR: 'required',
    BUDGET_SECOND_FACTOR: '5/15m',
  });
});
afterAll(async () => {
  await flyleaf.close();
  await mail.stop();
});

type SignedIn = Pick<Person, 'accessToken'>;
interface Factor {
  secret: string;
  recoveryCodes: string[];
}

const sql = <Row>(text: string, values: unknown[]) => query<Row>(flyleaf, text, values);
const post = <Body = Record<string, unknown>>(path: string, body: unknown, person: SignedIn | null = null) =>
  call<Body>(flyleaf, person, 'POST', `/api/${path}`, body);
const stateOf = async (person: SignedIn) =>
  (await call(flyleaf, person, 'GET', '/api/account/second-factor')).body;

const setUp = (person: SignedIn, currentPassword = GOOD_PASSWORD) =>
  post<{ secret: string; uri: string; qrSvg: string }>(
    'account/second-factor/setup',
    { currentPassword },
    person,
  );
const turnOn = async (person: SignedIn, password = GOOD_PASSWORD): Promise<Factor> => {
  const { secret } = (await setUp(person, password)).body;
  const { status, body } = await post<{ recoveryCodes: string[] }>(
    'account/second-factor/confirm',
    { code: codeOf({ secret }) },
    person,
  );
  expect(status).toBe(200);
  // As if 30 seconds had passed, so the current code works again.
  await sql('update identity.second_factors set last_step = 0', []);
  return { secret, ...body };
};
const login = ({ email, password = GOOD_PASSWORD }: { email: string; password?: string }, code?: string) =>
  post<{ code: string; tokens: Person }>('auth/login', { email, password, code });
const someone = async () => {
  const person = await register(flyleaf);
  return { person, factor: await turnOn(person) };
};

describe('setting up two-step verification', () => {
  it('requires the password, returns a secret and a QR code, and is on after a first right code (S21)', async () => {
    const person = await register(flyleaf);
    expect(await stateOf(person)).toEqual({ enabled: false, required: false, recoveryCodesLeft: 0 });
    expect(await setUp(person, 'Not-My-Words-1')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword' }] },
    });

    const { body } = await setUp(person);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.qrSvg).toMatch(/^<svg /);
    expect(await stateOf(person)).toMatchObject({ enabled: false });
    expect((await login(person)).status).toBe(200);

    const wrong = await post('account/second-factor/confirm', { code: wrongCodeOf(body) }, person);
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    const { recoveryCodes } = (
      await post<Factor>('account/second-factor/confirm', { code: codeOf(body) }, person)
    ).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(person)).toEqual({ enabled: true, required: false, recoveryCodesLeft: 10 });
    expect((await call(flyleaf, person, 'GET', '/api/auth/me')).body['secondFactor']).toBe(true);
    await mail.next(person.email, 'Two-step verification is on');
  });

  it('can be started twice at once, and one of the two secrets works', async () => {
    const person = await register(flyleaf);
    const both = await Promise.all([setUp(person), setUp(person)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);

    const confirmed: number[] = [];
    for (const { body } of both)
      confirmed.push((await post('account/second-factor/confirm', { code: codeOf(body) }, person)).status);
    expect(confirmed).toContain(200);
  });

  it('is confirmed by one of two simultaneous calls, whose recovery codes work (S21)', async () => {
    const person = await register(flyleaf);
    const { body } = await setUp(person);
    const both = await Promise.all(
      [0, 1].map((stepsAhead) =>
        post<Factor>('account/second-factor/confirm', { code: codeOf(body, stepsAhead) }, person),
      ),
    );

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.body.recoveryCodes ?? [];
    expect(await stateOf(person)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await login(person, kept[0])).status).toBe(200);
  });

  it('leaves neither the secret nor a recovery code in any table (S21, S57)', async () => {
    const { factor } = await someone();

    for (const secret of [factor.secret, ...factor.recoveryCodes.slice(0, 2)])
      expect(await tablesContaining(flyleaf.databaseUrl, secret)).toEqual([]);
  });
});

describe('signing in with two-step verification', () => {
  it('asks for the code only after the right password (S21)', async () => {
    const { person } = await someone();

    expect(await login(person)).toMatchObject({
      status: 401,
      body: { code: 'identity.second-factor-needed' },
    });
    expect(await login({ ...person, password: 'Wrong-Words-1' })).toMatchObject({
      status: 401,
      body: { code: 'identity.wrong-credentials' },
    });
  });

  it('lets one of two simultaneous uses of a code win (S21)', async () => {
    const { person, factor } = await someone();
    const code = codeOf(factor);
    const both = await Promise.all([login(person, code), login(person, code)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('is still required after a password reset once the email was confirmed: access to the email is not enough', async () => {
    const { person } = await someone();
    const confirm = linkIn(await mail.next(person.email, 'Please confirm your email')).token;
    expect((await post('auth/verify-email', { token: confirm }, person)).status).toBe(200);
    await post('auth/forgot-password', { email: person.email });
    const { text = '' } = await mail.next(person.email, 'Choose a new password');
    const token = /token=(\S+)/.exec(text)?.[1];
    await post('auth/reset-password', { token, newPassword: 'Quiet-Lanterns-42' });

    expect(await login({ email: person.email, password: 'Quiet-Lanterns-42' })).toMatchObject({
      status: 401,
      body: { code: 'identity.second-factor-needed' },
    });
  });
});

describe('recovery codes and turning it off', () => {
  it('creates new recovery codes for an app code, voids the earlier ones, and notifies the owner (S58)', async () => {
    const { person, factor } = await someone();
    const { body } = await post<Factor>(
      'account/second-factor/recovery-codes',
      { code: codeOf(factor) },
      person,
    );

    expect(body.recoveryCodes).toHaveLength(10);
    expect((await login(person, factor.recoveryCodes[0])).status).toBe(401);
    expect((await login(person, body.recoveryCodes[0])).status).toBe(200);

    const activity = await call<{ items: { kind: string; byYou: boolean }[] }>(
      flyleaf,
      person,
      'GET',
      '/api/account/activity',
    );
    expect(activity.body.items).toContainEqual(
      expect.objectContaining({ kind: 'new-recovery-codes', byYou: true }),
    );
  });

  it('requires the password and a code to turn it off', async () => {
    const { person, factor } = await someone();
    const remove = (currentPassword: string, code: string) =>
      post('account/second-factor/remove', { currentPassword, code }, person);

    expect((await remove('Not-My-Words-1', codeOf(factor))).status).toBe(400);
    expect((await remove(GOOD_PASSWORD, wrongCodeOf(factor))).status).toBe(400);
    expect(await remove(GOOD_PASSWORD, codeOf(factor))).toMatchObject({
      status: 200,
      body: { enabled: false, recoveryCodesLeft: 0 },
    });
    expect((await login(person)).status).toBe(200);
    expect(await sql('select 1 from identity.recovery_codes where user_id = $1', [person.userId])).toEqual(
      [],
    );
    expect(
      await sql<{ kind: string }>(
        `select kind from identity.audit_log where user_id = $1 and kind like 'second-factor%' order by id`,
        [person.userId],
      ),
    ).toEqual([{ kind: 'second-factor-on' }, { kind: 'second-factor-off' }]);
    await mail.next(person.email, 'Two-step verification is off');
  });
});

describe('an admin who must use two-step verification', () => {
  it('can only set it up until it is on (S21)', async () => {
    const admin = (await login(ADMIN)).body.tokens;
    const colleges = () => call(flyleaf, admin, 'GET', '/api/colleges');
    expect(await colleges()).toMatchObject({
      status: 403,
      body: { code: 'identity.second-factor-required' },
    });
    expect((await call(flyleaf, admin, 'GET', '/api/account/sign-ins')).status).toBe(403);
    expect((await call(flyleaf, admin, 'GET', '/api/auth/me')).status).toBe(200);
    expect(await stateOf(admin)).toEqual({ enabled: false, required: true, recoveryCodesLeft: 0 });

    await turnOn(admin, ADMIN.password);
    expect((await colleges()).status).toBe(200);
    expect((await login(ADMIN)).status).toBe(401);
  });

  it('is not required of students', async () => {
    const person = await register(flyleaf);

    expect((await call(flyleaf, person, 'GET', '/api/colleges')).status).toBe(200);
  });
});
