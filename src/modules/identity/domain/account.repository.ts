import { type Account } from './account.js';

export abstract class AccountRepository {
  /** Throws when there is none: the ids of accounts come from those who are signed in. */
  abstract byId(id: string): Promise<Account>;
  abstract find(id: string): Promise<Account | null>;
  abstract byEmail(email: string): Promise<Account | null>;
  abstract byProvider(issuer: string, subject: string): Promise<Account | null>;
  /** Throws `EmailAlreadyRegistered` when someone else took the e-mail in the meantime. */
  abstract add(account: Account): Promise<void>;
  abstract remove(account: Account): Promise<void>;
  /** Stores a changed e-mail at once. Throws `EmailAlreadyRegistered` when it is somebody else's by now. */
  abstract keepEmailOf(account: Account): Promise<void>;
}
