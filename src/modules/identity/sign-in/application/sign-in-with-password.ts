import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from './visitor.js';
import { PasswordHasher } from '../../account/application/password/password-hasher.js';
import { AccountDeactivated } from '../../account/domain/account.errors.js';
import { AccountRepository, type StoredPassword } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { LinkProvider } from '../../provider/application/link-provider.js';
import { SecondFactorCheck } from '../../second-factor/application/second-factor-check.js';
import { WrongCode } from '../../second-factor/domain/second-factor.errors.js';
import { WrongCredentials } from '../domain/sign-in.errors.js';
import { BeginSignIn } from './begin-sign-in.js';
import { type CountedAttempt, GuessingStopped, GuessLimits } from './guess-limits.js';
import { type TokenPair } from './tokens.js';

export interface PasswordSignIn {
  email: string;
  password: string;
  /** From the authenticator app, where the account uses two-step verification. */
  code: string | undefined;
  visitor: Visitor;
  /** Identifies the browser if this account has signed in there before. */
  knownBrowser: string | null;
  /** From the cookie of a browser that may be waiting to link a provider. */
  browserSecret: string | undefined;
}

export interface SignedInWithPassword {
  userId: string;
  tokens: TokenPair;
  /** The name of the provider that was linked on the way, if any. */
  linked: string | null;
}

export class SignInWithPassword extends Command<SignedInWithPassword> {
  constructor(readonly signIn: PasswordSignIn) {
    super();
  }
}

@CommandHandler(SignInWithPassword)
export class SignInWithPasswordHandler implements ICommandHandler<SignInWithPassword> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly secondFactor: SecondFactorCheck,
    private readonly guesses: GuessLimits,
    private readonly linkProvider: LinkProvider,
    private readonly beginSignIn: BeginSignIn,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ signIn }: SignInWithPassword): Promise<SignedInWithPassword> {
    const attempt: { counted?: CountedAttempt } = {};
    try {
      const stored = await this.checkPassword(signIn, (counted) => (attempt.counted = counted));
      const signedIn = await this.signIn(stored, signIn);
      await attempt.counted?.forgive();
      return signedIn;
    } catch (error) {
      await this.recordRefusal(error, signIn.email);
      if (!isWrongGuess(error)) await attempt.counted?.forgive();
      throw error;
    }
  }

  private async checkPassword(
    { email, password, visitor, knownBrowser }: PasswordSignIn,
    onCounted: (attempt: CountedAttempt) => void,
  ): Promise<StoredPassword> {
    const found: { stored?: StoredPassword | null } = {};
    const attempt = { email, network: visitor.network, knownBrowser };
    this.guesses.refuseIfStopped(attempt);
    const place = { line: visitor.network, isKnown: knownBrowser !== null };
    const isRight = await this.hasher.verify(password, place, async () => {
      onCounted(await this.guesses.count(attempt));
      found.stored = await this.accounts.passwordOf(email);
      return found.stored?.hash ?? null;
    });
    if (!isRight || !found.stored) throw new WrongCredentials();
    return found.stored;
  }

  private signIn(stored: StoredPassword, { email, code, visitor, browserSecret }: PasswordSignIn) {
    return this.secondFactor.countingTries(stored.userId, code, () =>
      this.unitOfWork.run(async () => {
        await this.accounts.lock(stored.userId);
        const account = await this.accounts.byEmail(email);
        // The password may have changed while the old one was being checked.
        if (account?.hash !== stored.hash) throw new WrongCredentials();
        if (!account.canSignIn()) throw new AccountDeactivated();

        const now = this.clock.now();
        await this.secondFactor.requireCode(account.id, code, now);
        account.recordSignIn(now);
        const linked = await this.linkProvider.linkIfPending(browserSecret, account, now);
        return { userId: account.id, tokens: await this.beginSignIn.begin(account.id, visitor, now), linked };
      }),
    );
  }

  /** Runs after the transaction: a refusal rolls that back, and the log entry must stay. */
  private async recordRefusal(error: unknown, email: string): Promise<void> {
    const reason = reasonOf(error);
    if (reason === null) return;
    const account = await this.unitOfWork.run(() => this.accounts.byEmail(email));
    const kind = error instanceof GuessingStopped ? 'throttled' : 'sign-in-refused';
    await this.audit.record({ kind, userId: account?.id ?? null, email, detail: { reason } });
  }
}

const isWrongGuess = (error: unknown): boolean =>
  error instanceof WrongCredentials || error instanceof WrongCode;

function reasonOf(error: unknown): string | null {
  if (error instanceof WrongCredentials) return 'wrong password';
  if (error instanceof WrongCode) return 'wrong code';
  if (error instanceof AccountDeactivated) return 'account deactivated';
  return error instanceof GuessingStopped && error.isFirst ? 'too many attempts' : null;
}
