import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 4;

/** Lets others have the event loop every few milliseconds of long work. */
export class Turns {
  private began = performance.now();

  async pass(): Promise<void> {
    if (performance.now() - this.began < LONGEST_TURN_MS) return;
    await setImmediate();
    this.began = performance.now();
  }
}
