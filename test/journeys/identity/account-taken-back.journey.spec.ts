import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/authenticator-app.js';
import { query, waitingForALock } from '../../support/servers/database.js';
import { linkIn, MailServer } from '../../support/servers/mail-server.js';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { until } from '../../support/until.js';

const OWNERS_PASSWORD = 'Quiet-Lanterns-42';
const RESET = 'Choose a new password';
const CONFIRM = 'Please confirm your email';

let mail: MailServer;
let flyleaf: RunningApp;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await flyleaf.close();
  await mail.stop();
});

type SignedIn = Pick<Person, 'accessToken'>;
const sql = <Row>(text: string, values: unknown[]) => query<Row>(flyleaf, text, values);
const post = (path: string, body: unknown, person: SignedIn | null = null) =>
  call(flyleaf, person, 'POST', `/api/${path}`, body);
const me = (person: SignedIn) => call(flyleaf, person, 'GET', '/api/auth/me');
const refresh = ({ refreshToken }: Person) => post('auth/refresh', { refreshToken });
const login = async (email: string, password: string) => {
  const { status, body } = await post('auth/login', { email, password });
  return { status, tokens: body['tokens'] as Person };
};
const confirmationFor = async ({ email }: Person) => linkIn(await mail.next(email, CONFIRM)).token;

/** Registers with someone else's email and adds every way in there is. */
async function anIntruder() {
  const person = await register(flyleaf);
  const elsewhere = (await login(person.email, GOOD_PASSWORD)).tokens;
  await post(
    'account/email',
    { currentPassword: GOOD_PASSWORD, newEmail: `intruder.${person.email}` },
    person,
  );
  const emailChange = linkIn(
    await mail.next(`intruder.${person.email}`, 'Please confirm your new email'),
  ).token;
  const setup = await post('account/second-factor/setup', { currentPassword: GOOD_PASSWORD }, person);
  const secret = String(setup.body['secret']);
  const { status } = await post('account/second-factor/confirm', { code: codeOf({ secret }) }, person);
  expect(status).toBe(200);
  // Releases before this one linked providers that had not verified the email.
  await sql(
    `update identity.users set google_issuer = 'https://provider.example', google_id = $1 where id = $1`,
    [person.userId],
  );
  await sql(
    `insert into identity.provider_handoffs (browser_digest, user_id, access_digest, refresh_digest, expires_at)
     values (encode(sha256($1::text::bytea), 'hex'), $1::uuid, '', '', now() + interval '1 minute')`,
    [person.userId],
  );
  return { person, elsewhere, emailChange };
}

describe('an account that someone else made with my email', () => {
  it('is mine after I reset the password, and no way in of theirs is left', async () => {
    const { person, elsewhere, emailChange } = await anIntruder();
    const { email, userId } = person;
    await post('auth/forgot-password', { email });
    const { token } = linkIn(await mail.next(email, RESET));
    expect((await post('auth/reset-password', { token, newPassword: OWNERS_PASSWORD })).status).toBe(200);

    const mine = await login(email, OWNERS_PASSWORD);
    expect(mine.status).toBe(200);
    expect((await me(mine.tokens)).body).toMatchObject({
      email,
      isEmailVerified: true,
      secondFactor: false,
      signInProviders: [],
    });
    for (const theirs of [person, elsewhere]) {
      expect((await me(theirs)).status).toBe(401);
      expect((await refresh(theirs)).status).toBe(401);
    }
    expect((await login(email, GOOD_PASSWORD)).status).toBe(401);
    expect((await post('auth/verify-email', { token: emailChange }, mine.tokens)).status).toBe(400);
    expect(
      await sql(
        `select 1 from identity.provider_handoffs where user_id = $1
         union all select 1 from identity.recovery_codes where user_id = $1`,
        [userId],
      ),
    ).toEqual([]);
    await mail.next(email, 'Two-step verification is off');
  });

  it('is not confirmed when I open the link of their registration', async () => {
    const intruder = await register(flyleaf);
    const token = await confirmationFor(intruder);
    const owner = await register(flyleaf);

    expect((await post('auth/verify-email', { token })).status).toBe(401);
    expect(await post('auth/verify-email', { token }, owner)).toMatchObject({
      status: 403,
      body: { code: 'identity.confirmation-link-of-another-account' },
    });
    expect((await me(intruder)).body['isEmailVerified']).toBe(false);
  });

  it('does not start a sign-in for them whose password check was under way during my reset', async () => {
    const intruder = await register(flyleaf);
    const reset = await connectTo(flyleaf.databaseUrl);
    await reset.query('begin');
    await reset.query('select 1 from identity.users where id = $1 for no key update', [intruder.userId]);

    const theirs = login(intruder.email, GOOD_PASSWORD);
    await until(async () => (await waitingForALock(flyleaf)) > 0);
    await reset.query(`update identity.users set password_hash = 'mine' where id = $1`, [intruder.userId]);
    await reset.query('commit');
    await reset.end();

    expect((await theirs).status).toBe(401);
  });
});

describe('an account that I made myself', () => {
  it('keeps password, sign-ins and two-step verification when I confirm my email', async () => {
    const { person, elsewhere } = await anIntruder();
    const token = await confirmationFor(person);

    expect((await post('auth/verify-email', { token }, person)).status).toBe(200);
    for (const mine of [person, elsewhere]) expect((await me(mine)).status).toBe(200);
    expect((await me(person)).body).toMatchObject({ isEmailVerified: true, secondFactor: true });
    expect(await post('auth/login', { email: person.email, password: GOOD_PASSWORD })).toMatchObject({
      status: 401,
      body: { code: 'identity.second-factor-needed' },
    });
  });

  it('keeps two-step verification when I reset the password after confirming my email', async () => {
    const { person } = await anIntruder();
    await post('auth/verify-email', { token: await confirmationFor(person) }, person);
    await post('auth/forgot-password', { email: person.email });
    const { token } = linkIn(await mail.next(person.email, RESET));
    await post('auth/reset-password', { token, newPassword: OWNERS_PASSWORD });

    expect(await post('auth/login', { email: person.email, password: OWNERS_PASSWORD })).toMatchObject({
      status: 401,
      body: { code: 'identity.second-factor-needed' },
    });
  });
});
