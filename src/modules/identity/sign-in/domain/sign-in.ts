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

/** Where a sign-in lives, for its owner's eyes only. */
export interface Whereabouts {
  /** Such as "Firefox on Windows". */
  device: string;
  address: string;
}

/** One device's stay: a family of refresh tokens in which each is good for one exchange. Ends 30 days after it began. */
export class SignIn {
  private revokedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    private readonly startedAt: Date,
    private readonly expiresAt: Date,
    private readonly device: string,
    private address: string | null,
    private lastUsedAt: Date,
  ) {}

  static begin(id: string, userId: string, { device, address }: Whereabouts, now: Date): SignIn {
    return new SignIn(id, userId, now, new Date(now.getTime() + SIGN_IN_LASTS_MS), device, address, now);
  }

  /** Devices move between networks: the address is the one of the last use. */
  usedFrom(address: string, now: Date): void {
    this.address = address;
    this.lastUsedAt = now;
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
