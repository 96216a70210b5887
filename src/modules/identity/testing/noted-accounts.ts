import { Accounts } from '../contracts/index.js';

/** Every account exists until it is removed here. Records why. */
export class NotedAccounts extends Accounts {
  readonly removed: string[] = [];
  private readonly gone = new Set<string>();

  remove(userId: string, reason: string): Promise<void> {
    this.removed.push(`${userId} ${reason}`);
    this.gone.add(userId);
    return Promise.resolve();
  }

  lockIfExists(userId: string): Promise<boolean> {
    return Promise.resolve(!this.gone.has(userId));
  }
}
