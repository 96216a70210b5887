import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Budgets } from '#shared-kernel/application/budget.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Language } from '#shared-kernel/domain/language.js';
import { type Visitor } from '../../sign-in/application/visitor.js';
import { Account, type AccountRole } from '../../account/domain/account.js';
import { EmailAlreadyRegistered, UnacceptablePassword } from '../../account/domain/account.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { mailboxOf } from '../../account/domain/email-address.js';
import { reasonsAgainst } from '../../account/domain/password-policy.js';
import { type Plan } from '../../account/domain/plan.js';
import { IDENTITY_BUDGETS, TOO_MANY_EMAILS } from '../../account/application/identity-budgets.js';
import { PasswordHasher } from '../../account/application/password/password-hasher.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { BeginSignIn } from '../../sign-in/application/begin-sign-in.js';
import { type TokenPair } from '../../sign-in/application/tokens.js';

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: Exclude<AccountRole, 'admin'>;
  /** Starter by default. */
  plan?: Plan;
  /** Where one was chosen before. */
  language?: Language | undefined;
  /** True for addresses that need no verification email. */
  emailVerified?: true;
}

/** Creates the account and signs its owner in. */
export class RegisterAccount extends Command<{ userId: string; tokens: TokenPair }> {
  constructor(
    readonly registration: Registration,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly beginSignIn: BeginSignIn,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  async execute({ registration, visitor }: RegisterAccount) {
    const reasons = reasonsAgainst(registration.password, registration);
    if (reasons.length > 0) throw new UnacceptablePassword(reasons);
    // Checked before the slow hash, so that a taken email is refused right away.
    if (await this.unitOfWork.run(() => this.accounts.byEmail(registration.email)))
      throw new EmailAlreadyRegistered();

    const { password, ...person } = registration;
    const passwordHash = await this.hasher.hash(password, { line: visitor.network, isKnown: false });
    if (!registration.emailVerified) await this.countVerificationEmail(registration.email);
    const now = this.clock.now();
    const account = Account.register({ id: newId(), ...person, passwordHash, now });
    account.recordSignIn(now);
    return this.unitOfWork.run(async () => {
      await this.accounts.add(account);
      await this.audit.record({ kind: 'registered', userId: account.id });
      return { userId: account.id, tokens: await this.beginSignIn.begin(account.id, visitor, now) };
    });
  }

  /** Accounts can be made and removed again and again for a stranger's email. */
  private async countVerificationEmail(email: string): Promise<void> {
    const recipient = IDENTITY_BUDGETS['unproven-recipient'];
    await this.budgets.spendOrRefuse(recipient, mailboxOf(email), TOO_MANY_EMAILS);
  }
}
