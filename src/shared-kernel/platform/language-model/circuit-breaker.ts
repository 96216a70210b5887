import { type Clock } from '../../application/clock.js';

const REST_MS = 60_000;

/** Leaves a failing service alone for a minute; then one call at a time tries whether it is back. */
export class CircuitBreaker {
  private openUntil: number | null = null;
  private isProbing = false;

  constructor(private readonly clock: Clock) {}

  /** Null while nobody may call. Whoever gets a pass reports once how it went. */
  pass(): { isProbe: boolean } | null {
    if (this.openUntil === null) return { isProbe: false };
    if (this.isProbing || this.clock.now().getTime() < this.openUntil) return null;
    this.isProbing = true;
    return { isProbe: true };
  }

  get isOpen(): boolean {
    return this.openUntil !== null;
  }

  succeeded(): void {
    this.openUntil = null;
    this.isProbing = false;
  }

  failed(): void {
    this.openUntil = this.clock.now().getTime() + REST_MS;
    this.isProbing = false;
  }

  /** The call ended without telling anything about the service. */
  undecided({ isProbe }: { isProbe: boolean }): void {
    if (isProbe) this.isProbing = false;
  }
}
