import { IDENTITY_BUDGETS } from '../../account/application/identity-budgets.js';
import { Injectable } from '@nestjs/common';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { Budgets } from '#shared-kernel/application/budget.js';
import { SecondFactorChanged } from '../../account/domain/security.events.js';
import { CodeNotAccepted, SecondFactorNeeded, WrongCode } from '../../account/domain/security.errors.js';
import { type SecondFactor } from '../domain/second-factor.js';
import { SecondFactorRepository } from '../domain/second-factor.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { OneTimePasswords } from './one-time-passwords.js';
import { OneWayCodes } from '../../account/application/one-way-codes.js';
import { SecretBox } from '../../account/application/secret-box.js';

/** What a sealed secret is good for: this account's app and nothing else. */
export const purposeOf = (userId: string): string => `second-factor:${userId}`;

const isWrongGuess = (error: unknown): boolean =>
  error instanceof WrongCode || error instanceof CodeNotAccepted;

/** The second question of every way in. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passwords: OneTimePasswords,
    private readonly codes: OneWayCodes,
    private readonly box: SecretBox,
    private readonly audit: AuditLog,
    private readonly events: EventPublisher,
    private readonly budgets: Budgets,
  ) {}

  /** Around the unit of work in which a code is asked: a wrong one stays counted, too many are refused. */
  async within<Result>(
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

  /** Inside the unit of work of the sign-in. Throws `SecondFactorNeeded` or `WrongCode`; silent where the account has no second factor. */
  async ask(userId: string, code: string | undefined, now: Date): Promise<void> {
    const factor = await this.factors.of(userId);
    if (!factor?.isOn()) return;
    if (code === undefined || code.trim() === '') throw new SecondFactorNeeded();
    if (!(await this.accepts(factor, code, now))) throw new WrongCode();
  }

  /** A code of the app, or a recovery code, which is gone afterwards. */
  async accepts(factor: SecondFactor, code: string, now: Date): Promise<boolean> {
    return this.isOfApp(factor, code, now) || (await this.isRecoveryCode(factor.userId, code));
  }

  isOfApp(factor: SecondFactor, code: string, now: Date): boolean {
    const secret = this.box.open(factor.sealed, purposeOf(factor.userId));
    return secret !== null && factor.takes(this.passwords.stepOf(secret, code, now));
  }

  private async isRecoveryCode(userId: string, code: string): Promise<boolean> {
    const digest = this.codes.digestOfRecoveryCode(userId, code);
    if (!(await this.factors.spendRecoveryCode(userId, digest))) return false;

    await this.audit.record({ kind: 'recovery-code-used', userId });
    await this.events.publish(new SecondFactorChanged(userId, 'recovery-code-used'));
    return true;
  }
}
