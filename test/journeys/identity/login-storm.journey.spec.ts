import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccountsWithPasswordOf } from '../../support/data/more-accounts.js';
import { call, GOOD_PASSWORD, type Person, register } from '../../support/data/people.js';
import { hashPasswordsInFull } from '../../support/password-cost.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const STUDENTS = 40;
const RIGHT_ONES_EACH = 5;
const GUESSES = 100;
const GUESSES_ALLOWED = 10;
const ALL_ANSWERED_WITHIN_MS = 120_000;

let flyleaf: RunningApp;
beforeAll(async () => {
  hashPasswordsInFull();
  flyleaf = await startApp({ BUDGET_LOGIN_ACCOUNT: `${String(GUESSES_ALLOWED)}/15m` });
});
afterAll(() => flyleaf.close());

const login = async (email: string, password = GOOD_PASSWORD) => {
  const { status, headers } = await call(flyleaf, null, 'POST', '/api/auth/login', { email, password });
  return { status, retryAfter: Number(headers.get('retry-after')) };
};

/** Searches until stopped, and returns the status of each reply. */
const searching = (reader: Person) => {
  const going = new AbortController();
  const done = (async () => {
    const statuses: number[] = [];
    while (!going.signal.aborted) {
      statuses.push((await call(flyleaf, reader, 'GET', '/api/colleges?search=state')).status);
      await pause(50); // a reader's pace
    }
    return statuses;
  })();
  return {
    stop: () => {
      going.abort();
      return done;
    },
  };
};

describe('three hundred who sign in at the same moment (F16)', () => {
  it(
    'all get a reply, with a time to retry if they must wait; search keeps working, and signing in works afterwards',
    async () => {
      const [reader, victim] = [await register(flyleaf), await register(flyleaf)];
      const students = await addAccountsWithPasswordOf(flyleaf, reader, STUDENTS);

      const search = searching(reader);
      const [guessed, rightly] = await Promise.all([
        Promise.all(
          Array.from({ length: GUESSES }, (_, turn) => login(victim.email, `Guess-${String(turn)}-x`)),
        ),
        Promise.all(students.flatMap((email) => Array.from({ length: RIGHT_ONES_EACH }, () => login(email)))),
      ]).finally(() => search.stop());
      const searched = await search.stop();

      const statuses = (replies: { status: number }[]) => [...new Set(replies.map(({ status }) => status))];
      const everybody = [...guessed, ...rightly];
      const letIn = (replies: { status: number }[]) => replies.filter(({ status }) => status !== 503).length;
      const refused = everybody.filter(({ status }) => status === 429 || status === 503);
      expect(statuses(rightly).filter((status) => ![200, 503].includes(status))).toEqual([]);
      expect(statuses(guessed).filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
      expect(letIn(everybody)).toBeGreaterThanOrEqual(200);
      // A request refused with 503 does not count as a guess.
      expect(guessed.filter(({ status }) => status === 401)).toHaveLength(
        Math.min(GUESSES_ALLOWED, letIn(guessed)),
      );
      expect(refused.filter(({ retryAfter }) => !(retryAfter > 0))).toEqual([]);

      expect(searched.length).toBeGreaterThan(5);
      expect(statuses(searched.map((status) => ({ status })))).toEqual([200]);
      expect((await login(students[0] ?? '')).status).toBe(200);
    },
    ALL_ANSWERED_WITHIN_MS,
  );
});
