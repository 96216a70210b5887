/** Two tabs may send the same refresh token within this time. */
const GRACE_MS = 20_000;
const SIGN_IN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What the database stores of a refresh token; the token itself is not stored. */
export interface RefreshToken {
  digest: string;
  spentAt: Date | null;
}

export type Exchange =
  | { outcome: 'rotated' }
  /** The same successor is issued again: it has not been used yet. */
  | { outcome: 'repeated' }
  /** `reused`: a spent token came back, and this ended the sign-in. */
  | { outcome: 'refused'; reused: boolean };

export interface DeviceAndAddress {
  /** Such as "Firefox on Windows". */
  device: string;
  address: string;
}

/** One device that is signed in, with a chain of refresh tokens, each good for one exchange. Lasts at most 30 days. */
export class SignIn {
  private revokedAt: Date | null = null;

  constructor(
    readonly id: string,
    readonly userId: string,
    private readonly startedAt: Date,
    private readonly expiresAt: Date,
    private readonly device: string,
    private address: string | null,
    private lastUsedAt: Date,
  ) {}

  /** Whether the person proved who they are this recently. */
  beganWithin(milliseconds: number, now: Date): boolean {
    return now.getTime() - this.startedAt.getTime() <= milliseconds;
  }

  static begin(id: string, userId: string, { device, address }: DeviceAndAddress, now: Date): SignIn {
    return new SignIn(id, userId, now, new Date(now.getTime() + SIGN_IN_LIFETIME_MS), device, address, now);
  }

  recordUse(address: string, now: Date): void {
    this.address = address;
    this.lastUsedAt = now;
  }

  end(now: Date): void {
    this.revokedAt ??= now;
  }

  isOver(now: Date): boolean {
    return this.revokedAt !== null || now >= this.expiresAt;
  }

  /** A spent token outside its grace time, or with a spent successor, must be a stolen copy: the sign-in ends. */
  exchange(presented: RefreshToken, successor: RefreshToken | null, now: Date): Exchange {
    if (this.isOver(now)) return { outcome: 'refused', reused: false };
    if (presented.spentAt === null) return { outcome: 'rotated' };

    const withinGrace = now.getTime() - presented.spentAt.getTime() <= GRACE_MS;
    if (withinGrace && successor?.spentAt === null) return { outcome: 'repeated' };
    this.end(now);
    return { outcome: 'refused', reused: true };
  }
}
