import { performance } from 'node:perf_hooks';

export const PASSWORD = 'Correct-Horse-7';
export const benchEmail = (turn: number): string => `bench-${turn}@example.org`;

export interface Timed {
  status: number;
  ms: number;
  retryAfter: string | null;
}

const json = { 'content-type': 'application/json' };

/** Status 0 when the connection was refused or cut. */
async function timed(url: string, init: RequestInit): Promise<Timed> {
  const began = performance.now();
  try {
    const reply = await fetch(url, init);
    await reply.arrayBuffer();
    return {
      status: reply.status,
      ms: performance.now() - began,
      retryAfter: reply.headers.get('retry-after'),
    };
  } catch {
    return { status: 0, ms: performance.now() - began, retryAfter: null };
  }
}

export const login = (url: string, email: string, password = PASSWORD): Promise<Timed> =>
  timed(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });

export const search = (url: string, token: string): Promise<Timed> =>
  timed(`${url}/api/colleges?search=state&page=1&pageSize=50`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** Registers accounts one after the other. Returns the access token of the last. */
export async function registerMany(url: string, emails: readonly string[]): Promise<string> {
  let token = '';
  for (const email of emails) {
    const reply = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ firstName: 'Bench', lastName: 'Student', email, password: PASSWORD }),
    });
    if (reply.status !== 201) throw new Error(`Registering failed: ${reply.status}`);
    ({ accessToken: token } = ((await reply.json()) as { tokens: { accessToken: string } }).tokens);
  }
  return token;
}

/** Completed calls per second, with `atOnce` in progress at a time. */
export async function rate(
  seconds: number,
  atOnce: number,
  work: (turn: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1000;
  let turn = 0;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      turn += 1;
      await work(turn);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((performance.now() - began) / 1000);
}

export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Mann-Whitney U test: two-sided p by the normal approximation. */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const left of one) for (const right of other) wins += left > right ? 1 : left === right ? 0.5 : 0;
  const pairs = one.length * other.length;
  const deviation = Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  const z = Math.abs(wins - pairs / 2) / deviation;
  // Abramowitz and Stegun, 26.2.17.
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * tail);
}
