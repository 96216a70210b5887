import { AccountGone } from './account-gone.error.js';

/** `asked`: by the owner, whose days to change their mind are over. */
export type RemovalReason = 'under-13' | 'asked';

export abstract class Accounts {
  /**
   * Ends every sign-in, removes the account and publishes `AccountRemoved`. Does nothing if the account is already gone. Runs
   * in its own unit of work, so do not call it inside one that may be rolled back.
   */
  abstract remove(userId: string, reason: RemovalReason): Promise<void>;

  /**
   * Whether the account exists. Call it first in a unit of work that stores something of this person: until that ends, the account
   * cannot be removed, so what is stored is deleted with it.
   */
  abstract lockIfExists(userId: string): Promise<boolean>;

  /** The same for what the person asked to store. @throws AccountGone */
  async lock(userId: string): Promise<void> {
    if (!(await this.lockIfExists(userId))) throw new AccountGone();
  }
}
