import { type SecondFactor } from '../domain/second-factor.js';
import { SecondFactorRepository } from '../domain/second-factor.repository.js';

export class InMemorySecondFactorRepository extends SecondFactorRepository {
  private readonly factors = new Map<string, SecondFactor>();
  private readonly recoveryCodes = new Map<string, Set<string>>();

  lockAccount(): Promise<void> {
    return Promise.resolve();
  }

  of(userId: string): Promise<SecondFactor | null> {
    return Promise.resolve(this.factors.get(userId) ?? null);
  }

  add(factor: SecondFactor): Promise<void> {
    this.factors.set(factor.userId, factor);
    return Promise.resolve();
  }

  remove({ userId }: SecondFactor): Promise<void> {
    this.factors.delete(userId);
    this.recoveryCodes.delete(userId);
    return Promise.resolve();
  }

  replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void> {
    this.recoveryCodes.set(userId, new Set(digests));
    return Promise.resolve();
  }

  spendRecoveryCode(userId: string, digests: readonly string[]): Promise<boolean> {
    const codes = this.recoveryCodes.get(userId);
    return Promise.resolve(digests.some((digest) => codes?.delete(digest)));
  }
}
