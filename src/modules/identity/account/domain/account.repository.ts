import { type Account } from './account.js';

export interface StoredPassword {
  readonly userId: string;
  /** Null where one signs in with a provider only. */
  readonly hash: string | null;
}

export abstract class AccountRepository {
  /** Throws when there is none: the ids of accounts come from those who are signed in. */
  abstract byId(id: string): Promise<Account>;
  abstract find(id: string): Promise<Account | null>;
  abstract byEmail(email: string): Promise<Account | null>;
  /** What a password is compared with, read without a unit of work: whoever goes on looks again within one. */
  abstract passwordOf(email: string): Promise<StoredPassword | null>;
  abstract byProvider(issuer: string, subject: string): Promise<Account | null>;
  /** Throws `EmailAlreadyRegistered` when someone else took the e-mail in the meantime. */
  abstract add(account: Account): Promise<void>;
  abstract remove(account: Account): Promise<void>;
  /** Stores a changed e-mail at once. Throws `EmailAlreadyRegistered` when it is somebody else's by now. */
  abstract keepEmailOf(account: Account): Promise<void>;
}
