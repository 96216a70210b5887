import { type Clock } from '#shared-kernel/application/clock.js';

/** Short, because a right password that is being checked may still give a use back. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;

/** Who was just refused, so that a flood of refusals needs no place in the queue and no database. */
export class RecentRefusals {
  /** Oldest first. */
  private readonly refusals = new Map<string, { at: number; until: number }>();

  constructor(private readonly clock: Clock) {}

  remember(who: string, secondsLeft: number): void {
    const at = this.clock.now().getTime();
    this.refusals.delete(who);
    this.refusals.set(who, { at, until: at + secondsLeft * 1_000 });
    for (const [oldest, refusal] of this.refusals) {
      if (this.isFresh(refusal, at) && this.refusals.size <= MOST_REMEMBERED) return;
      this.refusals.delete(oldest);
    }
  }

  /** Null if none of them was refused within the last seconds. */
  secondsLeft(...whos: string[]): number | null {
    const now = this.clock.now().getTime();
    for (const who of whos) {
      const refusal = this.refusals.get(who);
      if (refusal !== undefined && this.isFresh(refusal, now))
        return Math.ceil((refusal.until - now) / 1_000);
    }
    return null;
  }

  private isFresh({ at, until }: { at: number; until: number }, now: number): boolean {
    return now < Math.min(until, at + REMEMBERED_MS);
  }
}
