import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { InvalidConfirmationLink } from '../domain/security.errors.js';
import { AccountRepository } from '../domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { MailedLinks } from './mailed-links.js';

/** A letter came back from the address it went to, so the address is its account's. */
export class ConfirmEmail extends Command<void> {
  constructor(readonly token: string) {
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

  async execute({ token }: ConfirmEmail): Promise<void> {
    await this.unitOfWork.run(async () => {
      const link = await this.links.returned(token);
      if (link === null || link.tokenType === 'password_reset') throw new InvalidConfirmationLink();
      const account = await this.accounts.byId(link.userId);
      const isOwn = account.email === link.email;
      // Pressed twice: it has had its effect.
      if (link.wasUsed() && isOwn && account.hasVerifiedEmail()) return;

      const now = this.clock.now();
      if (!link.isGood(now) || (link.tokenType === 'email_verification' && !isOwn))
        throw new InvalidConfirmationLink();
      link.use(now);
      if (isOwn) {
        account.verifyEmail(now);
        await this.audit.record({ kind: 'email-verified', userId: account.id });
        return;
      }
      account.changeEmail(link.email, now);
      await this.accounts.keepEmailOf(account);
      await this.audit.record({ kind: 'email-changed', userId: account.id });
    });
  }
}
