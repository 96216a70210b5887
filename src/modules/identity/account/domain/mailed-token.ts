/** `email_change` proves a new address, `email_verification` the one the account has. */
export type MailedTokenType = 'password_reset' | 'email_verification' | 'email_change';

const MINUTE_MS = 60_000;
const LASTS_MS: Record<MailedTokenType, number> = {
  password_reset: 30 * MINUTE_MS,
  email_verification: 24 * 60 * MINUTE_MS,
  email_change: 24 * 60 * MINUTE_MS,
};

/** A link sent to somebody's address: good once, for a while, and only until a newer one is sent. */
export class MailedToken {
  private usedAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly userId: string,
    readonly tokenType: MailedTokenType,
    /** SHA-256 of what the letter carries. */
    private readonly token: string,
    /** Where it was sent, and so what it proves. */
    readonly email: string,
    private readonly createdAt: Date,
    private expiresAt: Date,
  ) {}

  static send(fields: {
    id: string;
    userId: string;
    tokenType: MailedTokenType;
    digest: string;
    email: string;
    now: Date;
  }): MailedToken {
    const { id, userId, tokenType, digest, email, now } = fields;
    return new MailedToken(id, userId, tokenType, digest, email, now, endOf(tokenType, now));
  }

  /** A letter that had to wait for the mail server is not shorter-lived for it. */
  sendAgain(now: Date): void {
    if (this.usedAt === null) this.expiresAt = endOf(this.tokenType, now);
  }

  isGood(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }

  wasUsed(): boolean {
    return this.usedAt !== null;
  }

  use(now: Date): void {
    this.usedAt ??= now;
  }
}

const endOf = (tokenType: MailedTokenType, now: Date): Date => new Date(now.getTime() + LASTS_MS[tokenType]);
