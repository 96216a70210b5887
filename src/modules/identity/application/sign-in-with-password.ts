import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { AccountDeactivated, WrongCredentials } from '../domain/account.errors.js';
import { AccountRepository } from '../domain/account.repository.js';
import { BeginSignIn } from './begin-sign-in.js';
import { PasswordHasher } from './password-hasher.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { type TokenPair } from './tokens.js';

export class SignInWithPassword extends Command<{ userId: string; tokens: TokenPair }> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly visitor: Visitor,
    /** Of the second factor, where the account has one. */
    readonly code?: string,
  ) {
    super();
  }
}

@CommandHandler(SignInWithPassword)
export class SignInWithPasswordHandler implements ICommandHandler<SignInWithPassword> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly secondFactor: SecondFactorCheck,
    private readonly beginSignIn: BeginSignIn,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ email, password, visitor, code }: SignInWithPassword) {
    // The slow comparison holds no connection; what it compared is looked at again inside the transaction.
    const known = await this.unitOfWork.run(async () => {
      const account = await this.accounts.byEmail(email);
      return account && { userId: account.id, hash: account.hash };
    });
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
        return { userId: account.id, tokens: await this.beginSignIn.of(account.id, visitor, now) };
      }),
    );
  }
}
