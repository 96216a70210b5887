import { Accounts } from '#modules/identity/contracts/index.js';

/** Records which accounts were removed, and why. */
export class NotedAccounts extends Accounts {
  readonly removed: string[] = [];

  remove(userId: string, reason: string): Promise<void> {
    this.removed.push(`${userId} ${reason}`);
    return Promise.resolve();
  }
}
