import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { AccountDeactivated, WrongCredentials } from '../../account/domain/account.errors.js';
import { WrongCode } from '../../account/domain/security.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { BeginSignIn } from './begin-sign-in.js';
import { GuessingStopped, GuessLimits } from './guess-limits.js';
import { LinkProvider } from '../../provider/application/link-provider.js';
import { PasswordHasher } from '../../account/application/password-hasher.js';
import { SecondFactorCheck } from '../../second-factor/application/second-factor-check.js';
import { SignInLine } from './sign-in-line.js';
import { type TokenPair } from './tokens.js';

export interface PasswordSignIn {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code: string | undefined;
  visitor: Visitor;
  /** Names the browser where this account has signed in there before. */
  knownBrowser: string | null;
  /** Of a browser that has come back from the provider and may be waiting to link it. */
  browserSecret: string | undefined;
}

export interface SignedInWithPassword {
  userId: string;
  tokens: TokenPair;
  /** What was linked on the way, as people know it; null where nothing was. */
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
    private readonly line: SignInLine,
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

  execute({ signIn }: SignInWithPassword): Promise<SignedInWithPassword> {
    return this.line.inTurn(() => this.unlessGuessing(signIn));
  }

  private async unlessGuessing(signIn: PasswordSignIn): Promise<SignedInWithPassword> {
    const { email, visitor, knownBrowser } = signIn;
    let forgive: (() => Promise<void>) | undefined;
    try {
      ({ forgive } = await this.guesses.before({ email, address: visitor.address, knownBrowser }));
      const signedIn = await this.comeIn(signIn);
      await forgive();
      return signedIn;
    } catch (error) {
      await this.note(error, email);
      if (!isWrongGuess(error)) await forgive?.();
      throw error;
    }
  }

  private async comeIn({ email, password, code, visitor, browserSecret }: PasswordSignIn) {
    // The slow comparison holds no connection; what it compared is looked at again inside the transaction.
    const known = await this.accounts.passwordOf(email);
    const compared = known?.hash ?? null;
    if (!(await this.hasher.matches(compared, password)) || known === null) throw new WrongCredentials();

    return this.secondFactor.within(known.userId, code, () =>
      this.unitOfWork.run(async () => {
        const account = await this.accounts.byEmail(email);
        if (account === null || account.hash !== compared) throw new WrongCredentials();
        if (!account.mayComeIn()) throw new AccountDeactivated();

        const now = this.clock.now();
        await this.secondFactor.ask(account.id, code, now);
        account.cameIn(now);
        const linked = await this.linkProvider.whereWaiting(browserSecret, account, now);
        return { userId: account.id, tokens: await this.beginSignIn.of(account.id, visitor, now), linked };
      }),
    );
  }

  /** After the transaction: a refusal undoes it, and the line in the log must stay. */
  private async note(error: unknown, email: string): Promise<void> {
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
  if (error instanceof AccountDeactivated) return 'switched off';
  return error instanceof GuessingStopped && error.isFirst ? 'too many tries' : null;
}
