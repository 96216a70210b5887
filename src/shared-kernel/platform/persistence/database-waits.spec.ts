import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseWaits, NoConnectionInTime } from './database-waits.js';

const CONNECTION = 'a connection';
const MOST_MS = 500;

const free = () => Promise.resolve(CONNECTION);
const after = (milliseconds: number) => () => {
  vi.advanceTimersByTime(milliseconds);
  return free();
};

describe('the waits of a request for the database', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'], now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('may be many when they are short', async () => {
    const waits = new DatabaseWaits();
    for (let turn = 0; turn < 100; turn += 1) await waits.during(after(1), MOST_MS);

    expect(await waits.during(free, MOST_MS)).toBe(CONNECTION);
  });

  it('are refused once they took too long together', async () => {
    const waits = new DatabaseWaits();
    await waits.during(after(300), MOST_MS);
    await waits.during(after(300), MOST_MS);

    await expect(waits.during(free, MOST_MS)).rejects.toThrow(NoConnectionInTime);
  });

  it('count once when they are at the same time', async () => {
    const waits = new DatabaseWaits();
    const { promise, resolve } = Promise.withResolvers<string>();
    const atOnce = Array.from({ length: 4 }, () => waits.during(() => promise, MOST_MS));
    vi.advanceTimersByTime(200);
    resolve(CONNECTION);
    await Promise.all(atOnce);

    expect(waits.totalMs).toBe(200);
    expect(await waits.during(free, MOST_MS)).toBe(CONNECTION);
  });

  it('are forgotten later, in a stream that reads for hours', async () => {
    const waits = new DatabaseWaits();
    await waits.during(after(2_000), MOST_MS);
    vi.advanceTimersByTime(10_000);

    expect(await waits.during(free, MOST_MS)).toBe(CONNECTION);
  });
});
