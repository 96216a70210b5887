import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Caller } from '#shared-kernel/application/caller.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { EndSignIns } from '../../../sign-in/application/end-sign-ins.js';
import { UnacceptablePassword } from '../../domain/account.errors.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { MailedTokenRepository } from '../../domain/mailed-token.repository.js';
import { reasonsAgainst } from '../../domain/password-policy.js';
import { CurrentPassword } from './current-password.js';
import { PasswordHasher } from './password-hasher.js';

/** Ends every sign-in except the caller's. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly currentPassword: string,
    readonly newPassword: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: MailedTokenRepository,
    private readonly currentPassword: CurrentPassword,
    private readonly hasher: PasswordHasher,
    private readonly endSignIns: EndSignIns,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ caller, currentPassword, newPassword }: ChangePassword): Promise<void> {
    const { userId, signInId } = caller;
    const verified = await this.currentPassword.verify(userId, currentPassword);
    const { owner } = await this.unitOfWork.run(() => this.accounts.byId(userId));
    const reasons = reasonsAgainst(newPassword, owner);
    if (reasons.length > 0) throw new UnacceptablePassword(reasons, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword, { line: userId, isKnown: true });

    const ended = await this.unitOfWork.run(async () => {
      await this.currentPassword.lockUnchanged(verified);
      (await this.accounts.byId(userId)).changePassword(passwordHash, this.clock.now());
      await this.tokens.removeAllOf(userId, 'password_reset', 'email_change');
      await this.audit.record({ kind: 'password-changed', userId });
      return this.endSignIns.endAllExcept(signInId, userId);
    });
    this.endSignIns.forgetStates(ended);
  }
}
