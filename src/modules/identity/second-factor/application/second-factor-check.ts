import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { SecretBox } from '../../account/application/secret-box.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { type SecondFactor } from '../domain/second-factor.js';
import { CodeNotAccepted, SecondFactorNeeded, WrongCode } from '../domain/second-factor.errors.js';
import { SecondFactorChanged } from '../domain/second-factor.events.js';
import { SecondFactorRepository } from '../domain/second-factor.repository.js';
import { OneTimePasswords } from './one-time-passwords.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Binds a sealed secret to its account. */
export const secretPurpose = (userId: string): string => `second-factor:${userId}`;

const isWrongGuess = (error: unknown): boolean =>
  error instanceof WrongCode || error instanceof CodeNotAccepted;

/** Checks codes for every way of signing in. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly oneTimePasswords: OneTimePasswords,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly box: SecretBox,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly budgets: Budgets,
  ) {}

  /** Wrap the unit of work that checks a code: wrong codes stay counted even though it is rolled back. */
  async countingTries<Result>(
    userId: string,
    code: string | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (code === undefined) return work();
    await this.budgets.spendOrRefuse(IDENTITY_BUDGETS['second-factor'], userId);
    try {
      const result = await work();
      await this.budgets.giveBack(IDENTITY_BUDGETS['second-factor'], userId);
      return result;
    } catch (error) {
      if (!isWrongGuess(error)) await this.budgets.giveBack(IDENTITY_BUDGETS['second-factor'], userId);
      throw error;
    }
  }

  /** Does nothing for an account without two-step verification. Throws `SecondFactorNeeded` or `WrongCode`. */
  async requireCode(userId: string, code: string | undefined, now: Date): Promise<void> {
    const factor = await this.factors.of(userId);
    if (!factor?.isOn()) return;
    if (code === undefined || code.trim() === '') throw new SecondFactorNeeded();
    if (!(await this.accepts(factor, code, now))) throw new WrongCode();
  }

  /** Accepts a code from the app, or a recovery code, which is then used up. */
  async accepts(factor: SecondFactor, code: string, now: Date): Promise<boolean> {
    return this.isAppCode(factor, code, now) || (await this.isRecoveryCode(factor.userId, code));
  }

  isAppCode(factor: SecondFactor, code: string, now: Date): boolean {
    const purpose = secretPurpose(factor.userId);
    const secret = this.box.open(factor.sealed, purpose);
    if (secret === null || !factor.acceptStep(this.oneTimePasswords.stepOf(secret, code, now))) return false;
    if (this.box.needsNewSeal(factor.sealed, purpose)) factor.reseal(this.box.seal(secret, purpose));
    return true;
  }

  private async isRecoveryCode(userId: string, code: string): Promise<boolean> {
    const digests = this.recoveryCodes.digestsOf(userId, code);
    if (!(await this.factors.spendRecoveryCode(userId, digests))) return false;

    await this.audit.record({ kind: 'recovery-code-used', userId });
    await this.events.publish(new SecondFactorChanged(userId, 'recovery-code-used'));
    return true;
  }
}
