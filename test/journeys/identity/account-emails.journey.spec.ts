import { createHash } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/servers/database.js';
import { tablesContaining } from '../../support/data/tables-containing.js';
import { linkIn, MailServer } from '../../support/servers/mail-server.js';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { until } from '../../support/until.js';

const PUBLIC_URL = 'https://flyleaf.example';
const NEW_PASSWORD = 'Quiet-Lanterns-42';
const RESET = 'Choose a new password';
const CONFIRM = 'Please confirm your email';
const CHANGED = 'Your password was changed';

let mail: MailServer;
let flyleaf: RunningApp;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({
    SMTP_URL: mail.url,
    PUBLIC_URL,
    BUDGET_VERIFICATION_LETTER: '3/1h',
    BUDGET_EMAIL_CHANGE: '5/1h',
    BUDGET_PASSWORD_CHECK: '10/15m',
  });
});
afterAll(async () => {
  await flyleaf.close();
  await mail.stop();
});

const sql = <Row>(text: string, values: unknown[] = []) => query<Row>(flyleaf, text, values);
const post = (path: string, body: unknown, person: Person | null = null) =>
  call(flyleaf, person, 'POST', `/api/${path}`, body);
const me = async (person: Pick<Person, 'accessToken'>) => call(flyleaf, person, 'GET', '/api/auth/me');
const login = async (email: string, password: string) => {
  const reply = await post('auth/login', { email, password });
  return { ...reply, tokens: reply.body['tokens'] as Person };
};
const forgotten = async ({ email }: Pick<Person, 'email'>): Promise<string> => {
  await post('auth/forgot-password', { email });
  return linkIn(await mail.next(email, RESET)).token;
};
const wordsOf = ({ body }: { body: Record<string, unknown> }) => ({ ...body, requestId: null });
const INVALID_LINK = {
  status: 400,
  body: { message: 'This password reset link is invalid or has expired.' },
};

describe('forgetting a password', () => {
  it('gives a known and an unknown email the same reply, and sends an email to the known one only (S11)', async () => {
    const { email } = await register(flyleaf);
    const [known, unknown] = [
      await post('auth/forgot-password', { email: email.toUpperCase() }),
      await post('auth/forgot-password', { email: 'nobody-at-all@example.org' }),
    ];

    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(wordsOf(known)).toEqual(wordsOf(unknown));
    await mail.next(email, RESET);
    expect(mail.to('nobody-at-all@example.org')).toEqual([]);
  });

  it('requires the email', async () => {
    expect(await post('auth/forgot-password', {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', message: 'Email is required' }] },
    });
  });

  it('builds the link from the public address, whatever the Host header says (S14)', async () => {
    const { email } = await register(flyleaf);
    const { hostname, port } = new URL(flyleaf.url);
    const body = JSON.stringify({ email });
    await new Promise<void>((resolve) => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'content-type': 'application/json',
      };
      http
        .request({ hostname, port, path: '/api/auth/forgot-password', method: 'POST', headers }, (reply) => {
          reply.resume().on('end', resolve);
        })
        .end(body);
    });
    const message = await mail.next(email, RESET);

    expect(linkIn(message).page).toBe(`${PUBLIC_URL}/reset-password`);
    expect(message.raw).not.toContain('evil.example');
  });

  it('stores only the SHA-256 of the 32 random bytes, in no other table (S14)', async () => {
    const person = await register(flyleaf);
    const token = await forgotten(person);
    const rows = await sql<{ token: string; token_type: string; minutes: number }>(
      `select token, token_type, extract(epoch from expires_at - now()) / 60 as minutes
         from identity.password_reset_tokens where user_id = $1 and token_type = 'password_reset'`,
      [person.userId],
    );

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(rows).toMatchObject([{ token: createHash('sha256').update(token).digest('hex') }]);
    expect(Number(rows[0]?.minutes)).toBeGreaterThan(28);
    expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(30);
    expect(await tablesContaining(flyleaf.databaseUrl, token)).toEqual([]);
    expect(
      await tablesContaining(flyleaf.databaseUrl, Buffer.from(token, 'base64url').toString('hex')),
    ).toEqual([]);
  });

  it('changes the password once and ends every sign-in without starting one (S14)', async () => {
    const person = await register(flyleaf);
    const elsewhere = (await login(person.email, GOOD_PASSWORD)).tokens;
    const token = await forgotten(person);
    const reset = await post('auth/reset-password', { token, newPassword: NEW_PASSWORD });

    expect(reset).toMatchObject({ status: 200, body: { success: true } });
    expect(Object.keys(reset.body).toSorted()).toEqual(['message', 'success']);
    expect(reset.headers.getSetCookie()).toEqual([]);
    for (const { accessToken, refreshToken } of [person, elsewhere]) {
      expect((await me({ accessToken })).status).toBe(401);
      expect((await post('auth/refresh', { refreshToken })).status).toBe(401);
    }
    expect((await login(person.email, GOOD_PASSWORD)).status).toBe(401);
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
    expect(await post('auth/reset-password', { token, newPassword: 'Other-Lanterns-43' })).toMatchObject(
      INVALID_LINK,
    );
    await mail.next(person.email, CHANGED);
    expect(
      await sql('select kind from identity.audit_log where user_id = $1 and kind = $2', [
        person.userId,
        'password-reset',
      ]),
    ).toHaveLength(1);
  });

  it('lets one of two simultaneous uses of a link win (S14)', async () => {
    const token = await forgotten(await register(flyleaf));
    const uses = [NEW_PASSWORD, 'Other-Lanterns-43'].map((newPassword) =>
      post('auth/reset-password', { token, newPassword }),
    );

    expect((await Promise.all(uses)).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(201)])('refuses the made-up link %j', async (token) => {
    expect((await post('auth/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(400);
  });
});

describe('confirming an email', () => {
  it('is requested by an email after registering, and blocks nothing meanwhile', async () => {
    const person = await register(flyleaf);
    expect((await me(person)).body).toMatchObject({
      isEmailVerified: false,
      hasPassword: true,
      signInProviders: [],
      secondFactor: false,
    });

    const { page, token } = linkIn(await mail.next(person.email, CONFIRM));
    expect(page).toBe(`${PUBLIC_URL}/verify-email`);
    expect(await post('auth/verify-email', { token }, person)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await me(person)).body['isEmailVerified']).toBe(true);
  });

  it('can be requested again three times an hour, and only the newest email works (S50)', async () => {
    const person = await register(flyleaf);
    const first = linkIn(await mail.next(person.email, CONFIRM)).token;
    const again = () => post('account/email-verification', {}, person);
    expect((await again()).status).toBe(200);
    const second = linkIn(await mail.next(person.email, CONFIRM)).token;

    expect(await post('auth/verify-email', { token: first }, person)).toMatchObject({
      status: 400,
      body: { code: 'identity.invalid-confirmation-link' },
    });
    expect((await post('auth/verify-email', { token: second }, person)).status).toBe(200);
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    const tooMany = await again();
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(mail.to(person.email)).toEqual([]);
  });

  it.each([
    'account/plan',
    'account/email',
    'account/password',
    'account/email-verification',
    'account/second-factor/setup',
    'account/second-factor/confirm',
    'account/second-factor/recovery-codes',
    'account/second-factor/remove',
    'auth/login',
    'auth/refresh',
    'auth/exchange',
    'auth/forgot-password',
    'auth/reset-password',
    'auth/verify-email',
  ])('cannot be claimed by the client at %s (S3)', async (path) => {
    const person = await register(flyleaf);
    for (const [field, value] of [
      ['isEmailVerified', true],
      ['isActive', false],
      ['googleId', 'g-1'],
    ] as const) {
      const sent = { plan: 'premium', newEmail: `claimed-${person.email}`, currentPassword: GOOD_PASSWORD };
      const body = { ...sent, newPassword: NEW_PASSWORD, role: 'admin', [field]: value };
      expect(await post(path, body, person)).toMatchObject({
        status: 400,
        body: { errors: [{ path: field, message: 'This field cannot be set.' }] },
      });
    }

    expect(
      await sql(
        'select is_active, is_email_verified, google_id, role, chosen_plan from identity.users where id = $1',
        [person.userId],
      ),
    ).toEqual([
      {
        is_active: true,
        is_email_verified: false,
        google_id: null,
        role: 'student',
        chosen_plan: 'starter',
      },
    ]);
  });
});

describe('changing the password', () => {
  const change = (person: Person, currentPassword: string, newPassword = NEW_PASSWORD) =>
    post('account/password', { currentPassword, newPassword }, person);

  it('requires the current one (S20)', async () => {
    const person = await register(flyleaf);

    expect(await change(person, 'Not-My-Words-1')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword', message: 'That is not your current password.' }] },
    });
    expect(await change(person, GOOD_PASSWORD, 'weak')).toMatchObject({ status: 400 });
    expect((await login(person.email, GOOD_PASSWORD)).status).toBe(200);
  });

  it('ends every other sign-in at once, keeps this one and sends an email (S20)', async () => {
    const person = await register(flyleaf);
    const elsewhere = (await login(person.email, GOOD_PASSWORD)).tokens;
    expect((await me(elsewhere)).status).toBe(200);

    expect((await change(person, GOOD_PASSWORD)).status).toBe(200);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await post('auth/refresh', { refreshToken: elsewhere.refreshToken })).status).toBe(401);
    expect((await me(person)).status).toBe(200);
    expect((await post('auth/refresh', { refreshToken: person.refreshToken })).status).toBe(200);
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
    await mail.next(person.email, CHANGED);
  });
});

describe('changing the email', () => {
  const SUBJECT = 'Please confirm your new email';
  const change = (person: Person, newEmail: string, currentPassword = GOOD_PASSWORD) =>
    post('account/email', { newEmail, currentPassword }, person);

  it('takes effect once the new address is confirmed, and the old address is notified', async () => {
    const person = await register(flyleaf);
    const newEmail = `new.${person.email}`;
    expect((await change(person, newEmail.toUpperCase())).status).toBe(200);
    const { token, page } = linkIn(await mail.next(newEmail, SUBJECT));
    expect((await me(person)).body['email']).toBe(person.email);

    expect(page).toBe(`${PUBLIC_URL}/verify-email`);
    expect((await post('auth/verify-email', { token }, person)).status).toBe(200);
    expect((await me(person)).body).toMatchObject({ email: newEmail, isEmailVerified: true });
    await mail.next(person.email, 'Your email was changed');
    expect((await login(newEmail, GOOD_PASSWORD)).status).toBe(200);
    expect((await login(person.email, GOOD_PASSWORD)).status).toBe(401);
  });

  it('also changes the email in the profile', async () => {
    const person = await register(flyleaf);
    const profileEmail = async () =>
      (await call<{ email: string } | null>(flyleaf, person, 'GET', '/api/user-profile')).body?.email;
    await expect.poll(profileEmail, { timeout: 15_000 }).toBe(person.email);

    const newEmail = `moved.${person.email}`;
    await change(person, newEmail);
    const { token } = linkIn(await mail.next(newEmail, SUBJECT));
    await post('auth/verify-email', { token }, person);
    await expect.poll(profileEmail, { timeout: 15_000 }).toBe(newEmail);
  });

  it('does not reveal that an address has an account, and sends nothing there (S11)', async () => {
    const [person, other] = [await register(flyleaf), await register(flyleaf)];
    const taken = await change(person, other.email);
    const free = await change(person, `free.${person.email}`);

    expect(wordsOf(taken)).toEqual(wordsOf(free));
    await mail.next(`free.${person.email}`, SUBJECT);
    expect(mail.to(other.email).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });

  it('stops after five emails an hour, and greets a stranger without a word of the sender (S50)', async () => {
    const person = await register(flyleaf, { firstName: 'You won, see http://evil.example' });
    const strangers = Array.from({ length: 7 }, (_, turn) => `stranger-${String(turn)}@example.net`);
    const statuses = [];
    for (const stranger of strangers) statuses.push((await change(person, stranger)).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const received = await mail.next('stranger-4@example.net', SUBJECT);
    expect(received.raw).not.toContain('evil');
  });

  it('is refused if another user registered the address in the meantime', async () => {
    const person = await register(flyleaf);
    const newEmail = `contested.${person.email}`;
    await change(person, newEmail);
    const { token } = linkIn(await mail.next(newEmail, SUBJECT));
    await register(flyleaf, { email: newEmail });

    expect((await post('auth/verify-email', { token }, person)).status).toBe(409);
    expect((await me(person)).body['email']).toBe(person.email);
  });
});

describe('emails while the mail server is down', () => {
  const retrySettings = (app: RunningApp) =>
    query(
      app,
      `select distinct retry_limit, dead_letter from jobs.queue where name ~ '^(Send.*Email|NotifyOwner|NotifyFormer)'`,
    );

  const emailsToRetry = async (app: RunningApp) => {
    const jobs = `select id from jobs.job where name ~ '^Send.*Email' and state = 'retry'`;
    return (await query(app, jobs)).length;
  };

  it('are delivered when it is back, and signing in still works (F22); one address may request ten emails (S50)', async () => {
    const away = await MailServer.away();
    const waiting = await startApp({ SMTP_URL: away.url, PUBLIC_URL, BUDGET_FORGOT_PASSWORD: '10/10m' });
    try {
      expect(await retrySettings(waiting)).toEqual([{ retry_limit: 60, dead_letter: 'DeadLetters' }]);
      const person = await register(waiting);
      await call(waiting, null, 'POST', '/api/auth/forgot-password', { email: person.email });
      await until(async () => (await emailsToRetry(waiting)) > 0);
      const { email, password } = person;
      expect((await call(waiting, null, 'POST', '/api/auth/login', { email, password })).status).toBe(200);

      await away.start();
      away.refuseEverybody(true);
      await until(() => away.refusals > 0);
      expect(away.emails).toEqual([]);

      away.refuseEverybody(false);
      await away.next(email, CONFIRM);
      const { token } = linkIn(await away.next(email, RESET));
      const reset = { token, newPassword: NEW_PASSWORD };
      expect((await call(waiting, null, 'POST', '/api/auth/reset-password', reset)).status).toBe(200);

      // One was requested above.
      const forget = (turn: number) =>
        call(waiting, null, 'POST', '/api/auth/forgot-password', { email: `a${String(turn)}@example.org` });
      const statuses = (await Promise.all(Array.from({ length: 10 }, (_, turn) => forget(turn)))).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    } finally {
      await waiting.close();
      await away.stop();
    }
  });
});

describe('the language someone chose', () => {
  it('is kept with the account, and emails come in it from the first one on', async () => {
    const email = 'rosa@example.org';
    const registered = await post('auth/register', {
      firstName: 'Rosa',
      lastName: 'Marín',
      email,
      password: GOOD_PASSWORD,
      role: 'parent',
      language: 'es',
    });
    const rosa = { ...(registered.body['tokens'] as Person), email };

    expect(registered.body['user']).toMatchObject({ language: 'es' });
    expect((await mail.next(email, 'Confirme su correo electrónico')).text).toContain('El equipo de Flyleaf');

    const english = await call(flyleaf, rosa, 'PATCH', '/api/account/language', { language: 'en' });
    expect(english).toMatchObject({ status: 200, body: { language: 'en' } });
    expect((await me(rosa)).body).toEqual(english.body);
    await post('auth/forgot-password', { email });
    expect((await mail.next(email, RESET)).text).toContain('Your Flyleaf team');
  });

  it('is English until one is chosen, and none but the two', async () => {
    const maya = await register(flyleaf);
    const refused = await call(flyleaf, maya, 'PATCH', '/api/account/language', { language: 'fr' });

    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'language', message: 'Please choose English or Spanish.' }] },
    });
    expect((await me(maya)).body).toMatchObject({ language: 'en', languageChosenAt: null });
  });
});
