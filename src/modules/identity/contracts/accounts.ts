export type RemovalReason = 'under-13';

/** For neighbours who learn that an account must end. */
export abstract class Accounts {
  /**
   * Ends every sign-in and removes the account at once; `AccountRemoved` tells whoever keeps more of the person. Starts a unit
   * of work of its own, so never call it in one that will be refused. Fine when there is no such account any more.
   */
  abstract remove(userId: string, reason: RemovalReason): Promise<void>;
}
