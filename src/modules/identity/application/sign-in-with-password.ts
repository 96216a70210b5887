import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountDeactivated, WrongCredentials } from '../domain/account.errors.js';
import { AccountRepository } from '../domain/account.repository.js';
import { BeginSignIn } from './begin-sign-in.js';
import { PasswordHasher } from './password-hasher.js';
import { type TokenPair } from './tokens.js';

export class SignInWithPassword extends Command<{ userId: string; tokens: TokenPair }> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(SignInWithPassword)
export class SignInWithPasswordHandler implements ICommandHandler<SignInWithPassword> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly beginSignIn: BeginSignIn,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ email, password }: SignInWithPassword) {
    // The slow comparison holds no connection; what it compared is looked at again inside the transaction.
    const compared = await this.unitOfWork.run(
      async () => (await this.accounts.byEmail(email))?.hash ?? null,
    );
    if (!(await this.hasher.matches(compared, password))) throw new WrongCredentials();

    return this.unitOfWork.run(async () => {
      const account = await this.accounts.byEmail(email);
      if (account === null || account.hash !== compared) throw new WrongCredentials();
      if (!account.mayComeIn()) throw new AccountDeactivated();

      const now = this.clock.now();
      account.cameIn(now);
      return { userId: account.id, tokens: await this.beginSignIn.of(account.id, now) };
    });
  }
}
