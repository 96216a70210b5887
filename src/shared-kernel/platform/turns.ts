import { setImmediate, setTimeout } from 'node:timers/promises';

const LONGEST_TURN_MS = 4;
const LONGEST_REST_MS = 8;
/** Whoever waits for the work does not wait much longer for its rests. */
const RESTS_IN_ALL_MS = 1_000;

/**
 * Lets whoever waits for the event loop have it every few milliseconds of long work. With rests, the work also leaves them half
 * of the time for a while, so that no line grows while it goes on.
 */
export class Turns {
  private began = performance.now();
  private restLeft: number;

  constructor(rests: 'with rests' | 'without rests' = 'without rests') {
    this.restLeft = rests === 'with rests' ? RESTS_IN_ALL_MS : 0;
  }

  async pass(): Promise<void> {
    const worked = performance.now() - this.began;
    if (worked < LONGEST_TURN_MS) return;
    const rest = Math.min(worked, LONGEST_REST_MS, this.restLeft);
    this.restLeft -= rest;
    if (rest > 0) await setTimeout(rest);
    else await setImmediate();
    this.began = performance.now();
  }
}
