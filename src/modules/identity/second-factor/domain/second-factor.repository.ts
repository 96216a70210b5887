import { type SecondFactor } from './second-factor.js';

/** Second factors with their recovery codes. Reading one locks it until the unit of work ends. */
export abstract class SecondFactorRepository {
  /** Until the unit of work ends, no one else can set up a second factor for this account. */
  abstract lockAccount(userId: string): Promise<void>;
  abstract of(userId: string): Promise<SecondFactor | null>;
  abstract add(factor: SecondFactor): Promise<void>;
  /** Also removes the recovery codes. */
  abstract remove(factor: SecondFactor): Promise<void>;
  abstract replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void>;
  /** False if this account has no such code left. */
  abstract spendRecoveryCode(userId: string, digests: readonly string[]): Promise<boolean>;
}
