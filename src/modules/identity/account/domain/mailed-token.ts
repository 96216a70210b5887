/** `email_change` confirms a new address, `email_verification` the current one. */
export type MailedTokenType = 'password_reset' | 'email_verification' | 'email_change';

const MINUTE_MS = 60_000;
const LIFETIME_MS: Record<MailedTokenType, number> = {
  password_reset: 30 * MINUTE_MS,
  email_verification: 24 * 60 * MINUTE_MS,
  email_change: 24 * 60 * MINUTE_MS,
};

/** A link that was emailed. It works once, for a limited time, until a newer one of its type replaces it. */
export class MailedToken {
  private usedAt: Date | null = null;

  constructor(
    readonly id: string,
    readonly userId: string,
    readonly tokenType: MailedTokenType,
    /** SHA-256 of the token in the link. */
    private readonly token: string,
    /** The address it was sent to, which opening the link confirms. */
    readonly email: string,
    private readonly createdAt: Date,
    private expiresAt: Date,
  ) {}

  static create(fields: {
    id: string;
    userId: string;
    tokenType: MailedTokenType;
    digest: string;
    email: string;
    now: Date;
  }): MailedToken {
    const { id, userId, tokenType, digest, email, now } = fields;
    return new MailedToken(id, userId, tokenType, digest, email, now, expiryOf(tokenType, now));
  }

  get digest(): string {
    return this.token;
  }

  /** Call it when the email is sent, which may be long after the request if the mail server was down. */
  restartLifetime(now: Date): void {
    if (this.usedAt === null) this.expiresAt = expiryOf(this.tokenType, now);
  }

  isValid(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }

  isUsed(): boolean {
    return this.usedAt !== null;
  }

  use(now: Date): void {
    this.usedAt ??= now;
  }
}

const expiryOf = (tokenType: MailedTokenType, now: Date): Date =>
  new Date(now.getTime() + LIFETIME_MS[tokenType]);
