import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../support/servers/database.js';
import { tablesContaining } from '../../support/data/tables-containing.js';
import { linkIn, MailServer } from '../../support/servers/mail-server.js';
import { call, GOOD_PASSWORD, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const PATIENTLY = { timeout: 20_000 };
const NEW_PASSWORD = 'Quiet-Lanterns-42';
const WRONG_PASSWORD = 'Wrong-Words-1';
const EMAIL = 'secretive.reader@example.org';

const log: string[] = [];
let mail: MailServer;
let flyleaf: RunningApp;
beforeAll(async () => {
  mail = await MailServer.started();
  flyleaf = await startApp({ LOG_LEVEL: 'debug', SMTP_URL: mail.url }, log);
});
afterAll(async () => {
  await flyleaf.close();
  await mail.stop();
});

const post = (path: string, body: unknown) => call(flyleaf, null, 'POST', `/api/auth/${path}`, body);

describe('traces', () => {
  it('of passwords, links and addresses are in no log line, also when emails fail; of passwords and links in no table (S57)', async () => {
    mail.refuseEverybody(true);
    const person = await register(flyleaf, { email: EMAIL });
    const { accessToken, refreshToken } = person;
    await expect.poll(() => log.join(''), PATIENTLY).toContain('could not be sent');
    mail.refuseEverybody(false);
    const confirm = linkIn(await mail.next(EMAIL, 'Please confirm your email')).token;
    await call(flyleaf, person, 'POST', '/api/auth/verify-email', { token: confirm });
    await post('forgot-password', { email: EMAIL });
    const reset = linkIn(await mail.next(EMAIL, 'Choose a new password')).token;
    await call(flyleaf, null, 'GET', `/reset-password?token=${reset}`);
    await post('reset-password', { token: reset, newPassword: NEW_PASSWORD });
    await post('login', { email: EMAIL, password: WRONG_PASSWORD });
    await post('refresh', { refreshToken });

    const logged = log.join('');
    expect(logged).toContain('/api/auth/reset-password');
    expect(logged).toContain('An email could not be sent: EENVELOPE 550');
    const secrets = [GOOD_PASSWORD, NEW_PASSWORD, WRONG_PASSWORD, confirm, reset, accessToken, refreshToken];
    for (const secret of [...secrets, EMAIL, 'secretive']) expect(logged).not.toContain(secret);
    for (const secret of secrets) expect(await tablesContaining(flyleaf.databaseUrl, secret)).toEqual([]);
  });

  it('of race, income and family are in no log line, whether they are saved or refused (V5)', async () => {
    const person = await register(flyleaf);
    const save = (answers: object) => call(flyleaf, person, 'POST', '/api/user-profile', answers);
    const answers = {
      raceEthnicity: ['American Indian or Alaska Native'],
      householdIncomeRange: '30-60k',
      firstGenerationCollege: 'Prefer not to answer',
      parentEducationLevel: 'Doctoral or professional degree',
    };
    expect((await save(answers)).status).toBe(200);
    const refused = { raceEthnicity: ['Unlisted People'], householdIncomeRange: '31-59k' };
    expect((await save(refused)).status).toBe(400);
    const cleared = { raceEthnicity: [], householdIncomeRange: null, firstGenerationCollege: null };
    expect((await save(cleared)).status).toBe(200);

    const logged = log.join('');
    expect(logged).toContain('/api/user-profile');
    const sensitive = [...Object.values(answers).flat(), ...Object.values(refused).flat()];
    for (const answer of sensitive) expect(logged).not.toContain(answer);
  });

  it('of a row are in no log line and no reply when the database refuses it, in a call or in a reaction (S53, S57)', async () => {
    const spoken = 'spoken.of@example.org';
    const refuse = (table: string, refusal: string) =>
      query(
        flyleaf,
        `create function refuse_${refusal}() returns trigger language plpgsql as $$
           begin
             raise exception 'not this row: %', new using detail = new::text, hint = '${spoken}';
           end $$;
         create trigger refuse_${refusal} before insert on ${table}
           for each row execute function refuse_${refusal}()`,
      );
    await refuse('student_profile.profiles', 'profiles');
    const { userId } = await register(flyleaf, { email: 'reacted.to@example.org', lastName: 'Unrepeatable' });
    await expect.poll(() => log.join(''), PATIENTLY).toMatch(/failed on job/);
    await refuse('identity.users', 'users');
    const reply = await post('register', {
      firstName: 'Maya',
      lastName: 'Unrepeatable',
      email: spoken,
      password: GOOD_PASSWORD,
    });

    const logged = log.join('');
    expect(reply.status).toBe(500);
    expect(logged).toMatch(/failed on job .*P0001/);
    expect(logged).toMatch(/"context":"Fault".*P0001|P0001.*"context":"Fault"/);
    expect(JSON.stringify(reply.body)).not.toMatch(
      /P0001|identity|insert|not this row|node_modules|\.ts|\bat /,
    );
    expect(JSON.stringify(reply.body)).not.toContain(spoken);
    for (const value of [spoken, 'reacted.to', 'Unrepeatable', userId, 'not this row'])
      expect(logged).not.toContain(value);
    expect(await tablesContaining(flyleaf.databaseUrl, 'not this row')).toEqual([]);
  });
});
