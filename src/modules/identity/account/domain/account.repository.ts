import { type Account } from './account.js';

export interface StoredPassword {
  readonly userId: string;
  /** Null for an account that signs in with a provider only. */
  readonly hash: string | null;
}

export abstract class AccountRepository {
  /** Call it before reading: until the unit of work ends, no one else signs in to the account or takes it back. */
  abstract lock(id: string): Promise<void>;
  /**
   * Locks the account like `lock`, and all active admins with it: until the unit of work ends, no other admin is changed. Returns
   * the ids of the active admins.
   */
  abstract lockWithAdmins(id: string): Promise<readonly string[]>;
  /** Throws if there is none: the ids come from people who are signed in. */
  abstract byId(id: string): Promise<Account>;
  abstract find(id: string): Promise<Account | null>;
  /** Until the unit of work ends, the account cannot be removed. False if there is none. */
  abstract lockIfExists(id: string): Promise<boolean>;
  /** Waits for every unit of work that holds the account by `lockIfExists`; later ones wait for this one. */
  abstract findToRemove(id: string): Promise<Account | null>;
  abstract byEmail(email: string): Promise<Account | null>;
  /** Works outside a unit of work, for the slow password check; read the account again inside one afterwards. */
  abstract passwordOf(email: string): Promise<StoredPassword | null>;
  abstract byProvider(issuer: string, subject: string): Promise<Account | null>;
  /** Throws `EmailAlreadyRegistered` if someone else registered the email in the meantime. */
  abstract add(account: Account): Promise<void>;
  abstract remove(account: Account): Promise<void>;
  /** Stores a changed email right away. Throws `EmailAlreadyRegistered` if someone else has it by now. */
  abstract saveEmail(account: Account): Promise<void>;
}
