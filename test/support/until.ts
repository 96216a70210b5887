import { setTimeout as pause } from 'node:timers/promises';

interface Limits {
  withinMs?: number;
  everyMs?: number;
  /** What the error says when time is up. */
  otherwise?: () => string;
}

type Falsy = false | null | undefined;

/** Calls `check` until it returns something, and returns that. Throws when time is up or when `check` throws. */
export async function until<Value>(
  check: () => Value | Falsy | Promise<Value | Falsy>,
  { withinMs = 60_000, everyMs = 20, otherwise = () => `Still not true: ${check.toString()}` }: Limits = {},
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  do {
    const value = await check();
    if (value !== false && value !== null && value !== undefined) return value;
    await pause(everyMs);
  } while (Date.now() < deadline);
  throw new Error(`After ${String(withinMs / 1000)} s: ${otherwise()}`);
}
