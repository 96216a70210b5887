import { describe, expect, it } from 'vitest';
import { EventLoopYielder } from './event-loop-yielder.js';

const TURNS = 5;

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** How often other callbacks ran during some turns of work. */
async function othersDuring(yielder: EventLoopYielder, milliseconds: number): Promise<number> {
  let others = 0;
  const count = () => {
    others += 1;
    again = setImmediate(count);
  };
  let again = setImmediate(count);
  for (let turn = 0; turn < TURNS; turn++) {
    work(milliseconds);
    await yielder.yieldIfDue();
  }
  clearImmediate(again);
  return others;
}

describe('yielding to the event loop', () => {
  it('does nothing for a few milliseconds', async () => {
    expect(await othersDuring(new EventLoopYielder(), 0)).toBeLessThan(TURNS);
  });

  it('then lets other callbacks run once', async () => {
    expect(await othersDuring(new EventLoopYielder(), 5)).toBe(TURNS);
  });
});
