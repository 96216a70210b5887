import { type Account } from './account.js';

export abstract class AccountRepository {
  abstract byEmail(email: string): Promise<Account | null>;
  /** Throws `EmailAlreadyRegistered` when someone else took the e-mail in the meantime. */
  abstract add(account: Account): Promise<void>;
}
