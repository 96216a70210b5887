import { Injectable } from '@nestjs/common';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SecondFactorChanged, type SecondFactorChange } from '../../account/domain/security.events.js';
import {
  CodeNotAccepted,
  SecondFactorAlreadyOn,
  SecondFactorNotSetUp,
} from '../../account/domain/security.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { SecondFactor } from '../domain/second-factor.js';
import { SecondFactorRepository } from '../domain/second-factor.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { CurrentPassword } from '../../account/application/current-password.js';
import { OneTimePasswords } from './one-time-passwords.js';
import { OneWayCodes } from '../../account/application/one-way-codes.js';
import { purposeOf, SecondFactorCheck } from './second-factor-check.js';
import { SecretBox } from '../../account/application/secret-box.js';

/** Turning the second factor on and off. Recovery codes are shown once, when they are made. */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly passwords: OneTimePasswords,
    private readonly codes: OneWayCodes,
    private readonly box: SecretBox,
    private readonly check: SecondFactorCheck,
    private readonly currentPassword: CurrentPassword,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A new secret for an app; it counts once a first code of it was right. */
  async setUp(userId: string, password: string): Promise<{ secret: string; uri: string; qrSvg: string }> {
    await this.currentPassword.prove(userId, password);
    const secret = this.passwords.newSecret();
    const sealed = this.box.seal(secret, purposeOf(userId));

    const email = await this.unitOfWork.run(async () => {
      await this.factors.takeTurn(userId);
      const account = await this.accounts.byId(userId);
      const known = await this.factors.of(userId);
      if (known?.isOn()) throw new SecondFactorAlreadyOn();
      if (known) known.prepareAgain(sealed);
      else await this.factors.add(SecondFactor.prepare(userId, sealed, this.clock.now()));
      return account.email;
    });
    return { secret, ...this.passwords.invitation(secret, email) };
  }

  confirm(userId: string, code: string): Promise<string[]> {
    return this.withCode(userId, code, async () => {
      const factor = await this.factors.of(userId);
      if (factor === null) throw new SecondFactorNotSetUp();
      if (factor.isOn()) throw new SecondFactorAlreadyOn();
      const now = this.clock.now();
      if (!this.check.isOfApp(factor, code, now)) throw new CodeNotAccepted();

      factor.confirm(now);
      await this.audit.record({ kind: 'second-factor-on', userId });
      await this.tell(userId, 'on');
      return this.newRecoveryCodes(userId);
    });
  }

  renewRecoveryCodes(userId: string, code: string): Promise<string[]> {
    return this.withCode(userId, code, async () => {
      await this.provenFactor(userId, code);
      await this.audit.record({ kind: 'new-recovery-codes', userId });
      await this.tell(userId, 'new-recovery-codes');
      return this.newRecoveryCodes(userId);
    });
  }

  async remove(userId: string, password: string, code: string): Promise<void> {
    await this.currentPassword.prove(userId, password);
    await this.withCode(userId, code, async () => {
      await this.factors.remove(await this.provenFactor(userId, code));
      await this.audit.record({ kind: 'second-factor-off', userId });
      await this.tell(userId, 'off');
    });
  }

  private withCode<Result>(userId: string, code: string, work: () => Promise<Result>): Promise<Result> {
    return this.check.within(userId, code, () => this.unitOfWork.run(work));
  }

  private async provenFactor(userId: string, code: string): Promise<SecondFactor> {
    const factor = await this.factors.of(userId);
    if (!factor?.isOn()) throw new SecondFactorNotSetUp();
    if (!(await this.check.accepts(factor, code, this.clock.now()))) throw new CodeNotAccepted();
    return factor;
  }

  private async newRecoveryCodes(userId: string): Promise<string[]> {
    const codes = this.codes.recoveryCodes();
    const digests = codes.map((code) => this.codes.digestOfRecoveryCode(userId, code));
    await this.factors.replaceRecoveryCodes(userId, digests);
    return codes;
  }

  private tell(userId: string, change: SecondFactorChange): Promise<void> {
    return this.events.publish(new SecondFactorChanged(userId, change));
  }
}
