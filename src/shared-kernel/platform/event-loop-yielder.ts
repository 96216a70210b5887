import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 4;

/** Interrupts long work every few milliseconds, so that the process can answer requests in between. */
export class EventLoopYielder {
  private began = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.began < LONGEST_TURN_MS) return;
    await setImmediate();
    this.began = performance.now();
  }
}
