import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { type Language } from '#shared-kernel/domain/language.js';
import {
  AccessChanged,
  AccountEmailChanged,
  AccountLeaving,
  PasswordChanged,
  UserRegistered,
} from './account.events.js';
import { normalizedEmail } from './email-address.js';
import { type Plan } from './plan.js';

/** Between asking to leave and the removal of everything. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export type AccountRole = 'student' | 'parent' | 'counselor' | 'admin';

export interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  /** Null where a provider opens the account. */
  passwordHash: string | null;
  /** Starter by default. */
  plan?: Plan;
  /** Where it was chosen before; English otherwise. */
  language?: Language | undefined;
  /** True for addresses that need no verification email. */
  emailVerified?: boolean;
  now: Date;
}

/** Who a person is and how they sign in. */
export class Account extends AggregateRoot {
  private lastLogin: Date | null = null;
  private isActive = true;
  private isEmailVerified = false;
  private googleIssuer: string | null = null;
  private googleId: string | null = null;
  /** The address of an uploaded file. */
  private profileImageUrl: string | null = null;
  private chosenPlan: Plan = 'starter';
  private chosenLanguage: Language = 'en';
  private languageChosenAt: Date | null = null;
  /** When everything is removed, if the owner asked for it. */
  private removalDueAt: Date | null = null;

  constructor(
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

  static register(newAccount: NewAccount): Account {
    const { id, email, firstName, lastName, role, passwordHash, plan, language, emailVerified, now } =
      newAccount;
    const account = new Account(
      id,
      normalizedEmail(email),
      firstName.trim(),
      lastName.trim(),
      role,
      passwordHash,
      now,
      now,
    );
    account.chosenPlan = plan ?? 'starter';
    if (language !== undefined) account.chooseLanguage(language, now);
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

  /** Used to address emails, and not allowed in the password. */
  get owner(): { email: string; firstName: string; lastName: string } {
    return { email: this.email, firstName: this.firstName, lastName: this.lastName };
  }

  /** Until then, anyone may have made this account: the first owner of the email to come starts with nothing added before. */
  hasVerifiedEmail(): boolean {
    return this.isEmailVerified;
  }

  canSignIn(): boolean {
    return this.isActive;
  }

  recordSignIn(now: Date): void {
    this.lastLogin = now;
  }

  verifyEmail(now: Date): void {
    this.isEmailVerified = true;
    this.updatedAt = now;
  }

  /** Called once the new address is confirmed, so it counts as verified. */
  changeEmail(email: string, now: Date): void {
    this.record(new AccountEmailChanged(this.id, this.email, normalizedEmail(email)));
    // `email` is readonly outside this class.
    Object.assign(this, { email: normalizedEmail(email) });
    this.verifyEmail(now);
  }

  changePassword(passwordHash: string, now: Date): void {
    this.passwordHash = passwordHash;
    this.updatedAt = now;
    this.record(new PasswordChanged(this.id));
  }

  /** From now on, this person can also sign in with the provider. */
  linkProvider(issuer: string, subject: string, now: Date): void {
    this.googleIssuer = issuer;
    this.googleId = subject;
    this.updatedAt = now;
  }

  unlinkProvider(now: Date): void {
    this.googleIssuer = null;
    this.googleId = null;
    this.updatedAt = now;
  }

  isLinkedTo(issuer: string, subject: string): boolean {
    return this.googleIssuer === issuer && this.googleId === subject;
  }

  get leavingOn(): Date | null {
    return this.removalDueAt;
  }

  /** Asking again does not move the day. Returns whether this was the first time. */
  leave(now: Date): boolean {
    if (this.removalDueAt !== null) return false;
    this.removalDueAt = new Date(now.getTime() + GRACE_MS);
    this.updatedAt = now;
    this.record(new AccountLeaving(this.id, this.removalDueAt.toISOString()));
    return true;
  }

  /** Returns whether the account was leaving. */
  stay(now: Date): boolean {
    if (this.removalDueAt === null) return false;
    this.removalDueAt = null;
    this.updatedAt = now;
    return true;
  }

  isRemovalDue(now: Date): boolean {
    return this.removalDueAt !== null && this.removalDueAt <= now && this.role !== 'admin';
  }

  get picture(): string | null {
    return this.profileImageUrl;
  }

  changePicture(address: string | null, now: Date): void {
    this.profileImageUrl = address;
    this.updatedAt = now;
  }

  /** No payment is taken, and no feature depends on it. */
  choosePlan(plan: Plan, now: Date): void {
    this.chosenPlan = plan;
    this.updatedAt = now;
  }

  /** Emails come in it. */
  get language(): Language {
    return this.chosenLanguage;
  }

  chooseLanguage(language: Language, now: Date): void {
    this.chosenLanguage = language;
    this.languageChosenAt = now;
    this.updatedAt = now;
  }

  /** Returns whether the account had another role before. */
  becomeAdmin(passwordHash: string, now: Date): boolean {
    const isPromoted = this.role !== 'admin';
    this.role = 'admin';
    this.isActive = true;
    this.isEmailVerified = true;
    this.passwordHash = passwordHash;
    this.updatedAt = now;
    return isPromoted;
  }

  get currentRole(): AccountRole {
    return this.role;
  }

  isActiveAdmin(): boolean {
    return this.isActive && this.role === 'admin';
  }

  changeRole(role: AccountRole, now: Date): void {
    this.role = role;
    this.updatedAt = now;
    this.record(new AccessChanged(this.id, 'role-changed', role));
  }

  deactivate(now: Date): void {
    this.isActive = false;
    this.updatedAt = now;
    this.record(new AccessChanged(this.id, 'deactivated', this.role));
  }

  reactivate(now: Date): void {
    this.isActive = true;
    this.updatedAt = now;
    this.record(new AccessChanged(this.id, 'reactivated', this.role));
  }
}
