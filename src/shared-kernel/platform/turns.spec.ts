import { describe, expect, it } from 'vitest';
import { Turns } from './turns.js';

const TURNS = 5;

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** How often others had the event loop during some turns of work. */
async function othersDuring(turns: Turns, milliseconds: number): Promise<number> {
  let others = 0;
  const count = () => {
    others += 1;
    again = setImmediate(count);
  };
  let again = setImmediate(count);
  for (let turn = 0; turn < TURNS; turn++) {
    work(milliseconds);
    await turns.pass();
  }
  clearImmediate(again);
  return others;
}

describe('long work in turns', () => {
  it('goes on for a few milliseconds', async () => {
    expect(await othersDuring(new Turns(), 0)).toBeLessThan(TURNS);
  });

  it('then gives others one turn', async () => {
    expect(await othersDuring(new Turns(), 5)).toBe(TURNS);
  });
});
