import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/create-app.js';
import { readSettings } from '../../../src/settings.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { codeOf } from '../../support/browser/authenticator-app.js';
import { query } from '../../support/servers/database.js';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';

const FORMER = 'the-one-before-9fK2mQ7xV4bT8nR1cJ6wL3pZ';
const CURRENT = 'the-one-now-T4vW8zC2nM6kX1qB5yH9dR3s';

interface Server {
  url: string;
  close(): Promise<void>;
}

let database: FreshDatabase;
let [before, during, after]: Server[] = [];
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-test-'));
beforeAll(async () => {
  database = await freshDatabase();
  before = await startWith({ JWT_SECRET: FORMER });
  during = await startWith({ JWT_SECRET: CURRENT, JWT_SECRET_PREVIOUS: FORMER });
  after = await startWith({ JWT_SECRET: CURRENT });
});
afterAll(async () => {
  for (const server of [before, during, after]) await server?.close();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function startWith(secrets: Record<string, string>): Promise<Server> {
  const testing = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir };
  const app = await createApp(readSettings({ ...testing, ...secrets }), database.url);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}

const at = (server: Server | undefined): Server => {
  if (server === undefined) throw new Error('The server did not start.');
  return server;
};
const post = <Body = Record<string, unknown>>(
  server: Server | undefined,
  person: Pick<Person, 'accessToken'> | null,
  route: string,
  body: unknown,
) => call<Body>(at(server), person, 'POST', `/api/${route}`, body);
const statusOfMe = async (server: Server | undefined, person: Pick<Person, 'accessToken'>) =>
  (await call(at(server), person, 'GET', '/api/auth/me')).status;

const signIn = async (server: Server | undefined, { email }: Person, code: string) => {
  // As if 30 seconds had passed, so the current code works again.
  await query({ databaseUrl: database.url }, 'update identity.second_factors set last_step = 0');
  return (await post(server, null, 'auth/login', { email, password: GOOD_PASSWORD, code })).status;
};

/** Registers and turns on two-step verification before the rotation. */
async function someone() {
  const person = await register(at(before));
  const password = { currentPassword: GOOD_PASSWORD };
  const { body } = await post<{ secret: string }>(before, person, 'account/second-factor/setup', password);
  const confirmed = await post<{ recoveryCodes: string[] }>(before, person, 'account/second-factor/confirm', {
    code: codeOf(body),
  });
  return { person, secret: body.secret, recoveryCode: confirmed.body.recoveryCodes[0] ?? '' };
}

describe('a rotation of JWT_SECRET (S54)', () => {
  it('signs no one out', async () => {
    const { person } = await someone();

    expect(await statusOfMe(during, person)).toBe(200);
    const { refreshToken } = person;
    const { status, body } = await post<{ tokens: Person }>(during, null, 'auth/refresh', { refreshToken });
    expect(status).toBe(200);
    expect([await statusOfMe(during, body.tokens), await statusOfMe(after, body.tokens)]).toEqual([200, 200]);
    expect(await statusOfMe(after, person)).toBe(401);
  });

  it('keeps two tabs signed in of which one refreshed just before it', async () => {
    const { person } = await someone();
    const { refreshToken } = person;
    const first = await post<{ tokens: Person }>(before, null, 'auth/refresh', { refreshToken });
    const second = await post<{ tokens: Person }>(during, null, 'auth/refresh', { refreshToken });

    expect(second.status).toBe(200);
    expect(second.body.tokens.refreshToken).toBe(first.body.tokens.refreshToken);
  });

  it('keeps two-step verification and recovery codes, and the app secret is sealed anew at its next use', async () => {
    const { person, secret, recoveryCode } = await someone();

    expect(await signIn(after, person, codeOf({ secret }))).toBe(401);
    expect(await signIn(during, person, recoveryCode)).toBe(200);
    expect(await signIn(during, person, codeOf({ secret }))).toBe(200);
    expect(await signIn(after, person, codeOf({ secret }))).toBe(200);
  });
});
