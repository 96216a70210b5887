import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpBrowser } from '../../support/browser/http-browser.js';
import { addAccountsWithPasswordOf } from '../../support/data/more-accounts.js';
import { query } from '../../support/servers/database.js';
import { GOOD_PASSWORD, register } from '../../support/data/people.js';
import { hashPasswordsInFull } from '../../support/password-cost.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { until } from '../../support/until.js';

const STUDENTS = 40;
const VICTIMS = 8;
const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };

/** A fifth of the real budgets for a fifth of the students, because hashing passwords is just as slow here. */
const BUDGETS = {
  BUDGET_LOGIN: '40/1m',
  BUDGET_LOGIN_ACCOUNT: '10/15m',
  BUDGET_LOGIN_ACCOUNT_HERE: '3/15m',
  BUDGET_LOGIN_KNOWN_BROWSER: '10/15m',
};

let flyleaf: RunningApp;
beforeAll(async () => {
  hashPasswordsInFull();
  flyleaf = await startApp({ ...BUDGETS, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
afterAll(() => flyleaf.close());

const login = (email: string, password = GOOD_PASSWORD, browser = new HttpBrowser()) =>
  browser.post(`${flyleaf.url}/api/auth/login`, { email, password });
const statusOf = async (email: string, password?: string, browser?: HttpBrowser) =>
  (await login(email, password, browser)).status;
const freshWindow = () => query(flyleaf, 'delete from platform.budgets');

describe('guessing at one account (S13, S50)', () => {
  it('is stopped after ten wrong passwords, with a friendly message and a time to try again', async () => {
    const { email } = await register(flyleaf);
    for (let turn = 0; turn < 10; turn += 1) expect(await statusOf(email, 'Wrong-Words-1')).toBe(401);

    const reply = await login(email, 'Wrong-Words-1');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect(((await reply.json()) as { message: string }).message).toMatch(
      /^Too many sign-in attempts\. Please try again in 15 minutes\.$/,
    );
  });

  it('is stopped the same way if the account does not exist (S11)', async () => {
    await freshWindow();
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push(await statusOf('nobody@example.org', 'Wrong-Words-1'));

    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('does not shut the owner out of a browser they have used before', async () => {
    await freshWindow();
    const { email } = await register(flyleaf);
    const laptop = new HttpBrowser();
    expect(await statusOf(email, GOOD_PASSWORD, laptop)).toBe(200);
    for (let turn = 0; turn < 12; turn += 1) await login(email, 'Wrong-Words-1');

    expect(await statusOf(email)).toBe(429);
    expect(await statusOf(email, GOOD_PASSWORD, laptop)).toBe(200);
  });

  it('is not helped by a browser known at another account, or by a made-up cookie', async () => {
    await freshWindow();
    const { email } = await register(flyleaf);
    const attacker = new HttpBrowser();
    await login((await register(flyleaf)).email, GOOD_PASSWORD, attacker);
    for (let turn = 0; turn < 10; turn += 1) await login(email, 'Wrong-Words-1', attacker);

    expect(await statusOf(email, 'Wrong-Words-1', attacker)).toBe(429);
    const forged = `${'A'.repeat(22)}.20000.${'B'.repeat(43)}`;
    const reply = await new HttpBrowser().post(
      `${flyleaf.url}/api/auth/login`,
      { email, password: GOOD_PASSWORD },
      { cookie: `flyleaf-known=${forged}` },
    );
    expect(reply.status).toBe(429);
  });

  it('ends with the window', async () => {
    await freshWindow();
    const { email } = await register(flyleaf);
    for (let turn = 0; turn < 11; turn += 1) await login(email, 'Wrong-Words-1');
    await query(flyleaf, 'update platform.budgets set expire = expire - 900000');

    // A refusal is remembered for five seconds.
    await expect.poll(() => statusOf(email), { timeout: 10_000 }).toBe(200);
  });
});

describe('a school behind one address (S13)', () => {
  it('can sign in all its students within a minute, in new browsers, while an attacker there guesses passwords', async () => {
    await freshWindow();
    const everybody = await addAccountsWithPasswordOf(flyleaf, await register(flyleaf), STUDENTS + VICTIMS);
    const [students, victims] = [everybody.slice(0, STUDENTS), everybody.slice(STUDENTS)];

    let isOver = false;
    const guessed: number[] = [];
    const attacker = async (offset: number) => {
      for (let turn = offset; !isOver; turn += 1) {
        guessed.push(await statusOf(victims[turn % VICTIMS] ?? '', `Guess-${String(turn)}-x`));
        await pause(5); // the pace of the attack
      }
    };
    const attack = Promise.all([attacker(0), attacker(3)]);
    await until(() => guessed.length >= 60);

    const began = performance.now();
    const statuses: number[] = [];
    const everyOne = async (some: string[]) => {
      for (const email of some) statuses.push(await statusOf(email));
    };
    await Promise.all(
      [0, 1, 2, 3].map((bench) => everyOne(students.filter((_, turn) => turn % 4 === bench))),
    );
    const tookMs = performance.now() - began;
    isOver = true;
    await attack;

    expect(statuses).toEqual(Array<number>(STUDENTS).fill(200));
    expect(tookMs).toBeLessThan(60_000);
    expect(guessed).toContain(429);
    expect(guessed).not.toContain(200);
  });
});

describe('budgets of other calls (S50)', () => {
  it('count for all replicas, in the database and under no clear name', async () => {
    await freshWindow();
    const { email } = await register(flyleaf);
    await login(email, 'Wrong-Words-1');
    const rows = await query<{ key: string }>(flyleaf, 'select key from platform.budgets');

    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  it('answer 503 rather than counting alone while the database is away', async () => {
    await flyleaf.interruptDatabase();

    const reply = await login('somebody@example.org');
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('2');
  });
});
