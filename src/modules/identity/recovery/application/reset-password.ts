import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { MailedLinks } from '../../account/application/email/mailed-links.js';
import { PasswordHasher } from '../../account/application/password/password-hasher.js';
import { TakeBackAccount } from '../../account/application/password/take-back-account.js';
import { type Account } from '../../account/domain/account.js';
import { UnacceptablePassword } from '../../account/domain/account.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { type MailedToken } from '../../account/domain/mailed-token.js';
import { MailedTokenRepository } from '../../account/domain/mailed-token.repository.js';
import { reasonsAgainst } from '../../account/domain/password-policy.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { EndSignIns } from '../../sign-in/application/end-sign-ins.js';
import { type Visitor } from '../../sign-in/application/visitor.js';
import { InvalidResetLink } from '../domain/recovery.errors.js';

/**
 * Ends every sign-in and starts none: the owner signs in with the new password. If nobody had confirmed the email, someone else
 * may have made the account, so every way in they added is removed as well.
 */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly newPassword: string,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly tokens: MailedTokenRepository,
    private readonly hasher: PasswordHasher,
    private readonly takeBack: TakeBackAccount,
    private readonly endSignIns: EndSignIns,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ token, newPassword, visitor }: ResetPassword): Promise<void> {
    const { id: userId, owner } = await this.unitOfWork.run(
      async () => (await this.linkAndAccount(token)).account,
    );
    const reasons = reasonsAgainst(newPassword, owner);
    if (reasons.length > 0) throw new UnacceptablePassword(reasons, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword, { line: visitor.network, isKnown: false });

    const ended = await this.unitOfWork.run(async () => {
      await this.accounts.lock(userId);
      const { link, account } = await this.linkAndAccount(token);
      const now = this.clock.now();
      link.use(now);
      account.changePassword(passwordHash, now);
      await this.audit.record({ kind: 'password-reset', userId });
      if (!account.hasVerifiedEmail()) {
        account.verifyEmail(now);
        return this.takeBack.takeBack(account);
      }
      // Someone who knew the old password may have requested a change to their own address.
      await this.tokens.removeAllOf(userId, 'email_change');
      return this.endSignIns.endAllExcept(null, userId);
    });
    this.endSignIns.forgetStates(ended);
  }

  private async linkAndAccount(token: string): Promise<{ link: MailedToken; account: Account }> {
    const link = await this.links.find(token);
    if (link?.tokenType !== 'password_reset' || !link.isValid(this.clock.now())) throw new InvalidResetLink();
    const account = await this.accounts.byId(link.userId);
    if (account.email !== link.email || !account.canSignIn()) throw new InvalidResetLink();
    return { link, account };
  }
}
