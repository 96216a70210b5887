import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Account } from '../../account/domain/account.js';
import { InvalidResetLink } from '../../account/domain/security.errors.js';
import { UnacceptablePassword } from '../../account/domain/account.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { type MailedToken } from '../../account/domain/mailed-token.js';
import { MailedTokenRepository } from '../../account/domain/mailed-token.repository.js';
import { reasonsAgainst } from '../../account/domain/password-policy.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { EndSignIns } from '../../sign-in/application/end-sign-ins.js';
import { MailedLinks } from '../../account/application/mailed-links.js';
import { PasswordHasher } from '../../account/application/password-hasher.js';

/** Ends every sign-in and begins none: the new password is tried at once, by whoever chose it. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly newPassword: string,
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
    private readonly endSignIns: EndSignIns,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ token, newPassword }: ResetPassword): Promise<void> {
    const reasons = await this.unitOfWork.run(async () => {
      const { account } = await this.behind(token);
      return reasonsAgainst(newPassword, account.owner);
    });
    if (reasons.length > 0) throw new UnacceptablePassword(reasons, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);

    const ended = await this.unitOfWork.run(async () => {
      const { link, account } = await this.behind(token);
      const now = this.clock.now();
      link.use(now);
      account.changePassword(passwordHash, now);
      // The letter came back from the address it went to.
      account.verifyEmail(now);
      // Whoever had the old password may have asked for an address of their own.
      await this.tokens.removeAllOf(account.id, 'email_change');
      await this.audit.record({ kind: 'password-reset', userId: account.id });
      return this.endSignIns.within(null, account.id);
    });
    this.endSignIns.forget(ended);
  }

  private async behind(token: string): Promise<{ link: MailedToken; account: Account }> {
    const link = await this.links.returned(token);
    if (link?.tokenType !== 'password_reset' || !link.isGood(this.clock.now())) throw new InvalidResetLink();
    const account = await this.accounts.byId(link.userId);
    if (account.email !== link.email || !account.mayComeIn()) throw new InvalidResetLink();
    return { link, account };
  }
}
