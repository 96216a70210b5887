import { type SecondFactor } from './second-factor.js';

/** Second factors with their recovery codes. One that is looked up is locked until the unit of work ends. */
export abstract class SecondFactorRepository {
  /** Makes whoever else sets one up for this account wait until the unit of work ends. */
  abstract takeTurn(userId: string): Promise<void>;
  abstract of(userId: string): Promise<SecondFactor | null>;
  abstract add(factor: SecondFactor): Promise<void>;
  /** With its recovery codes. */
  abstract remove(factor: SecondFactor): Promise<void>;
  abstract replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void>;
  /** False where this account has no such code left. */
  abstract spendRecoveryCode(userId: string, digest: string): Promise<boolean>;
}
