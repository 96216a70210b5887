export type RemovalReason = 'under-13';

export abstract class Accounts {
  /**
   * Ends every sign-in, removes the account and publishes `AccountRemoved`. Does nothing if the account is already gone. Runs
   * in its own unit of work, so do not call it inside one that may be rolled back.
   */
  abstract remove(userId: string, reason: RemovalReason): Promise<void>;
}
