import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { CurrentPassword } from '../../account/application/password/current-password.js';
import { SecretBox } from '../../account/application/secret-box.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SecondFactor } from '../domain/second-factor.js';
import {
  CodeNotAccepted,
  SecondFactorAlreadyOn,
  SecondFactorNotSetUp,
} from '../domain/second-factor.errors.js';
import { SecondFactorChanged, type SecondFactorChange } from '../domain/second-factor.events.js';
import { SecondFactorRepository } from '../domain/second-factor.repository.js';
import { OneTimePasswords } from './one-time-passwords.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorCheck, secretPurpose } from './second-factor-check.js';

/** Turns two-step verification on and off. Recovery codes are returned once, when they are created. */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly oneTimePasswords: OneTimePasswords,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly box: SecretBox,
    private readonly check: SecondFactorCheck,
    private readonly currentPassword: CurrentPassword,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Creates a new secret for an authenticator app. It takes effect once `confirm` gets a correct code. */
  async setUp(userId: string, password: string): Promise<{ secret: string; uri: string; qrSvg: string }> {
    const verified = await this.currentPassword.verify(userId, password);
    const secret = this.oneTimePasswords.newSecret();
    const sealed = this.box.seal(secret, secretPurpose(userId));

    const email = await this.unitOfWork.run(async () => {
      await this.currentPassword.lockUnchanged(verified);
      await this.factors.lockAccount(userId);
      const account = await this.accounts.byId(userId);
      const factor = await this.factors.of(userId);
      if (factor?.isOn()) throw new SecondFactorAlreadyOn();
      if (factor) factor.replaceSecret(sealed);
      else await this.factors.add(SecondFactor.prepare(userId, sealed, this.clock.now()));
      return account.email;
    });
    return { secret, ...this.oneTimePasswords.invitation(secret, email) };
  }

  confirm(userId: string, code: string): Promise<string[]> {
    return this.countingTries(userId, code, async () => {
      const factor = await this.factors.of(userId);
      if (factor === null) throw new SecondFactorNotSetUp();
      if (factor.isOn()) throw new SecondFactorAlreadyOn();
      const now = this.clock.now();
      if (!this.check.isAppCode(factor, code, now)) throw new CodeNotAccepted();

      factor.confirm(now);
      await this.audit.record({ kind: 'second-factor-on', userId });
      await this.publish(userId, 'on');
      return this.replaceRecoveryCodes(userId);
    });
  }

  renewRecoveryCodes(userId: string, code: string): Promise<string[]> {
    return this.countingTries(userId, code, async () => {
      await this.factorWithCode(userId, code);
      await this.audit.record({ kind: 'new-recovery-codes', userId });
      await this.publish(userId, 'new-recovery-codes');
      return this.replaceRecoveryCodes(userId);
    });
  }

  async remove(userId: string, password: string, code: string): Promise<void> {
    const verified = await this.currentPassword.verify(userId, password);
    await this.countingTries(userId, code, async () => {
      await this.currentPassword.lockUnchanged(verified);
      await this.factors.remove(await this.factorWithCode(userId, code));
      await this.audit.record({ kind: 'second-factor-off', userId });
      await this.publish(userId, 'off');
    });
  }

  private countingTries<Result>(userId: string, code: string, work: () => Promise<Result>): Promise<Result> {
    return this.check.countingTries(userId, code, () => this.unitOfWork.run(work));
  }

  private async factorWithCode(userId: string, code: string): Promise<SecondFactor> {
    const factor = await this.factors.of(userId);
    if (!factor?.isOn()) throw new SecondFactorNotSetUp();
    if (!(await this.check.accepts(factor, code, this.clock.now()))) throw new CodeNotAccepted();
    return factor;
  }

  private async replaceRecoveryCodes(userId: string): Promise<string[]> {
    const codes = this.recoveryCodes.generate();
    const digests = codes.map((code) => this.recoveryCodes.digestsOf(userId, code)[0]);
    await this.factors.replaceRecoveryCodes(userId, digests);
    return codes;
  }

  private publish(userId: string, change: SecondFactorChange): Promise<void> {
    return this.events.publish(new SecondFactorChanged(userId, change));
  }
}
