/** Enough for a redirect and one call. */
const HANDOFF_LIFETIME_MS = 60_000;
/** Enough to find the phone. Granted once, and only after the right credentials. */
const SECOND_FACTOR_LIFETIME_MS = 5 * 60_000;
const MAX_WRONG_TRIES = 5;

export interface HandoffCredentials {
  accessDigest: string;
  refreshDigest: string;
}

/** A finished provider sign-in that the browser that began it may exchange for a session, once and within a minute. */
export class Handoff {
  constructor(
    readonly userId: string,
    private readonly credentials: HandoffCredentials,
    private expiresAt: Date,
    private wrongTries = 0,
    private usedAt: Date | null = null,
    private waitsForSecondFactor = false,
  ) {}

  static begin(userId: string, credentials: HandoffCredentials, now: Date): Handoff {
    return new Handoff(userId, credentials, new Date(now.getTime() + HANDOFF_LIFETIME_MS));
  }

  /** Counts wrong credentials, so that no one can try many. */
  accepts(presented: HandoffCredentials, now: Date): boolean {
    if (this.isOver(now)) return false;
    const isRight =
      presented.accessDigest === this.credentials.accessDigest &&
      presented.refreshDigest === this.credentials.refreshDigest;
    if (!isRight) this.wrongTries += 1;
    return isRight;
  }

  isOver(now: Date): boolean {
    return this.usedAt !== null || now >= this.expiresAt || this.wrongTries >= MAX_WRONG_TRIES;
  }

  countWrongCode(): void {
    this.wrongTries += 1;
  }

  waitForSecondFactor(now: Date): void {
    if (this.waitsForSecondFactor) return;
    this.waitsForSecondFactor = true;
    this.expiresAt = new Date(now.getTime() + SECOND_FACTOR_LIFETIME_MS);
  }

  use(now: Date): void {
    this.usedAt = now;
  }

  /** For storage. */
  get state() {
    const { userId, credentials, expiresAt, wrongTries, usedAt, waitsForSecondFactor } = this;
    return { userId, ...credentials, expiresAt, wrongTries, usedAt, waitsForSecondFactor };
  }
}
