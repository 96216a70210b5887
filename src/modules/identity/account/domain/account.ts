import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { AccountEmailChanged, PasswordChanged } from './security.events.js';
import { UserRegistered } from './account.events.js';
import { normalisedEmail } from './email-address.js';
import { type Plan } from './plan.js';

export type AccountRole = 'student' | 'parent' | 'counselor' | 'admin';

export interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  /** Null where a provider opens the account. */
  passwordHash: string | null;
  /** Starter where none was chosen. */
  plan?: Plan;
  /** The house knows the address to be right: no letter asks for it. */
  emailVerified?: boolean;
  now: Date;
}

/** One person's way in. It knows whether they may come in, not what they do inside. */
export class Account extends AggregateRoot {
  private lastLogin: Date | null = null;
  private isActive = true;
  private isEmailVerified = false;
  private googleIssuer: string | null = null;
  private googleId: string | null = null;
  private profileImageUrl: string | null = null;
  private chosenPlan: Plan = 'starter';

  private constructor(
    readonly id: string,
    readonly email: string,
    private firstName: string,
    private lastName: string,
    private role: AccountRole,
    private passwordHash: string | null,
    private readonly createdAt: Date,
    private updatedAt: Date,
  ) {
    super();
  }

  static register(newcomer: NewAccount): Account {
    const { id, email, firstName, lastName, role, passwordHash, plan, emailVerified, now } = newcomer;
    const account = new Account(
      id,
      normalisedEmail(email),
      firstName.trim(),
      lastName.trim(),
      role,
      passwordHash,
      now,
      now,
    );
    account.chosenPlan = plan ?? 'starter';
    account.isEmailVerified = emailVerified ?? false;
    account.record(new UserRegistered(id, account.email, account.firstName, account.lastName, role));
    return account;
  }

  get hash(): string | null {
    return this.passwordHash;
  }

  get plan(): Plan {
    return this.chosenPlan;
  }

  /** As a letter is addressed, and what a password must not contain. */
  get owner(): { email: string; firstName: string; lastName: string } {
    return { email: this.email, firstName: this.firstName, lastName: this.lastName };
  }

  hasVerifiedEmail(): boolean {
    return this.isEmailVerified;
  }

  mayComeIn(): boolean {
    return this.isActive;
  }

  cameIn(now: Date): void {
    this.lastLogin = now;
  }

  /** The letter reached its reader, who came back with it. */
  verifyEmail(now: Date): void {
    this.isEmailVerified = true;
    this.updatedAt = now;
  }

  /** The new address has said yes, so it is verified. */
  changeEmail(email: string, now: Date): void {
    this.record(new AccountEmailChanged(this.id, this.email, normalisedEmail(email)));
    // Read-only to everyone else.
    Object.assign(this, { email: normalisedEmail(email) });
    this.verifyEmail(now);
  }

  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.updatedAt = now;
    this.record(new PasswordChanged(this.id));
  }

  /** From now on this subject of this issuer opens the account too. */
  linkProvider(issuer: string, subject: string, now: Date): void {
    this.googleIssuer = issuer;
    this.googleId = subject;
    this.updatedAt = now;
  }

  /** A choice, not a purchase: no payment is taken and nothing is locked. */
  choosePlan(plan: Plan, now: Date): void {
    this.chosenPlan = plan;
    this.updatedAt = now;
  }

  /** The operator's own account, made anew or put right at every start. True where it was something else before. */
  becomeAdmin(passwordHash: string, now: Date): boolean {
    const isNew = this.role !== 'admin';
    this.role = 'admin';
    this.isActive = true;
    this.passwordHash = passwordHash;
    this.updatedAt = now;
    return isNew;
  }

  deactivate(now: Date): void {
    this.isActive = false;
    this.updatedAt = now;
  }
}
