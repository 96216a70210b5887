import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 4;

/** Lets whoever waits for the event loop have it every few milliseconds of long work. */
export class Turns {
  private began = performance.now();

  async pass(): Promise<void> {
    if (performance.now() - this.began < LONGEST_TURN_MS) return;
    await setImmediate();
    this.began = performance.now();
  }
}
