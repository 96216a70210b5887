import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { ConfirmationLinkOfAnotherAccount, InvalidConfirmationLink } from '../../domain/account.errors.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { MailedLinks } from './mailed-links.js';

/**
 * The link of a verification email or of an email change was opened by someone who is signed in to the account: the mailbox and
 * the account are theirs. The link alone does not confirm an address, because a stranger may have entered it.
 */
export class ConfirmEmail extends Command<void> {
  constructor(
    readonly userId: string,
    readonly token: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, token }: ConfirmEmail): Promise<void> {
    await this.unitOfWork.run(async () => {
      const link = await this.links.find(token);
      if (link === null || link.tokenType === 'password_reset') throw new InvalidConfirmationLink();
      if (link.userId !== userId) throw new ConfirmationLinkOfAnotherAccount();
      const account = await this.accounts.byId(userId);
      const isCurrentEmail = account.email === link.email;
      // Opened twice: nothing is left to do.
      if (link.isUsed() && isCurrentEmail && account.hasVerifiedEmail()) return;

      const now = this.clock.now();
      if (!link.isValid(now) || (link.tokenType === 'email_verification' && !isCurrentEmail))
        throw new InvalidConfirmationLink();
      link.use(now);
      if (isCurrentEmail) {
        account.verifyEmail(now);
        await this.audit.record({ kind: 'email-verified', userId: account.id });
        return;
      }
      account.changeEmail(link.email, now);
      await this.accounts.saveEmail(account);
      await this.audit.record({ kind: 'email-changed', userId: account.id });
    });
  }
}
