/** A refresh token may be shown twice within this time: two tabs wake up together. */
const GRACE_MS = 20_000;
const SIGN_IN_LASTS_MS = 30 * 24 * 60 * 60 * 1000;

/** What is stored of a token that has been handed out; the token itself is not. */
export interface RefreshToken {
  digest: string;
  spentAt: Date | null;
}

export type Exchange =
  | { outcome: 'rotated' }
  /** The same successor again: it has not been used yet. */
  | { outcome: 'repeated' }
  /** The sign-in is over, or this very exchange ended it because a spent token came back. */
  | { outcome: 'refused'; reused: boolean };

/** One device's stay: a family of refresh tokens in which each is good for one exchange. Ends 30 days after it began. */
export class SignIn {
  private revokedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    private readonly startedAt: Date,
    private readonly expiresAt: Date,
  ) {}

  static begin(id: string, userId: string, now: Date): SignIn {
    return new SignIn(id, userId, now, new Date(now.getTime() + SIGN_IN_LASTS_MS));
  }

  end(now: Date): void {
    this.revokedAt ??= now;
  }

  isOver(now: Date): boolean {
    return this.revokedAt !== null || now >= this.expiresAt;
  }

  /** A spent token outside its grace, or whose successor is spent too, can only be a copy: the whole stay ends. */
  exchange(presented: RefreshToken, successor: RefreshToken | null, now: Date): Exchange {
    if (this.isOver(now)) return { outcome: 'refused', reused: false };
    if (presented.spentAt === null) return { outcome: 'rotated' };

    const withinGrace = now.getTime() - presented.spentAt.getTime() <= GRACE_MS;
    if (withinGrace && successor?.spentAt === null) return { outcome: 'repeated' };
    this.end(now);
    return { outcome: 'refused', reused: true };
  }
}
