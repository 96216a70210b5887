import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { AuditLog } from '../../../activity/application/audit-log.js';
import { ProviderSignIns } from '../../../provider/domain/provider-sign-in.repository.js';
import { SecondFactorChanged } from '../../../second-factor/domain/second-factor.events.js';
import { SecondFactorRepository } from '../../../second-factor/domain/second-factor.repository.js';
import { EndSignIns } from '../../../sign-in/application/end-sign-ins.js';
import { type Account } from '../../domain/account.js';
import { MailedTokenRepository } from '../../domain/mailed-token.repository.js';

/** Removes every way to sign in to an account that someone else may have made, except the password. */
@Injectable()
export class TakeBackAccount {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly providerSignIns: ProviderSignIns,
    private readonly tokens: MailedTokenRepository,
    private readonly endSignIns: EndSignIns,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly clock: Clock,
  ) {}

  /** Call inside a unit of work, then `EndSignIns.forgetStates` of the returned ids once that is committed. */
  async takeBack(account: Account): Promise<string[]> {
    account.unlinkProvider(this.clock.now());
    await this.providerSignIns.removeHandoffsOf(account.id);
    await this.tokens.removeAllOf(account.id, 'email_verification', 'email_change');
    await this.removeSecondFactor(account.id);
    return this.endSignIns.endAllExcept(null, account.id);
  }

  private async removeSecondFactor(userId: string): Promise<void> {
    const factor = await this.factors.of(userId);
    if (factor === null) return;
    await this.factors.remove(factor);
    if (!factor.isOn()) return;
    await this.audit.record({ kind: 'second-factor-off', userId });
    await this.events.publish(new SecondFactorChanged(userId, 'off'));
  }
}
