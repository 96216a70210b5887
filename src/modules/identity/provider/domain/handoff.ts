/** Time enough for a redirect and one call. */
const HANDOFF_LASTS_MS = 60_000;
/** Time enough to find the phone, once, for whoever has shown the right credentials. */
const SECOND_FACTOR_LASTS_MS = 5 * 60_000;
const WRONG_TRIES_AT_MOST = 5;

export interface HandoffCredentials {
  accessDigest: string;
  refreshDigest: string;
}

/** A finished provider sign-in on its way into the browser that began it: good for one exchange, within a minute. */
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
    return new Handoff(userId, credentials, new Date(now.getTime() + HANDOFF_LASTS_MS));
  }

  /** Whether these credentials are the ones. Wrong ones are counted, so that nobody can try many. */
  accepts(shown: HandoffCredentials, now: Date): boolean {
    if (this.isOver(now)) return false;
    const isRight =
      shown.accessDigest === this.credentials.accessDigest &&
      shown.refreshDigest === this.credentials.refreshDigest;
    if (!isRight) this.wrongTries += 1;
    return isRight;
  }

  isOver(now: Date): boolean {
    return this.usedAt !== null || now >= this.expiresAt || this.wrongTries >= WRONG_TRIES_AT_MOST;
  }

  /** A wrong code counts like wrong credentials. */
  noteWrongCode(): void {
    this.wrongTries += 1;
  }

  waitForSecondFactor(now: Date): void {
    if (this.waitsForSecondFactor) return;
    this.waitsForSecondFactor = true;
    this.expiresAt = new Date(now.getTime() + SECOND_FACTOR_LASTS_MS);
  }

  use(now: Date): void {
    this.usedAt = now;
  }

  get record() {
    const { userId, credentials, expiresAt, wrongTries, usedAt, waitsForSecondFactor } = this;
    return { userId, ...credentials, expiresAt, wrongTries, usedAt, waitsForSecondFactor };
  }
}
