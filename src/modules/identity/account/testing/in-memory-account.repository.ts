import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { type Account } from '../domain/account.js';
import { EmailAlreadyRegistered } from '../domain/account.errors.js';
import { AccountRepository, type StoredPassword } from '../domain/account.repository.js';
import { normalizedEmail } from '../domain/email-address.js';

export class InMemoryAccountRepository extends AccountRepository {
  private accounts: readonly Account[] = [];

  lock(): Promise<void> {
    return Promise.resolve();
  }

  lockWithAdmins(): Promise<readonly string[]> {
    const admins = this.accounts.filter((account) => account.isActiveAdmin());
    return Promise.resolve(admins.map(({ id }) => id));
  }

  async byId(id: string): Promise<Account> {
    const account = await this.find(id);
    if (account === null) throw new Error(`There is no account ${id}.`);
    return account;
  }

  find(id: string): Promise<Account | null> {
    return this.first((account) => account.id === id);
  }

  async lockIfExists(id: string): Promise<boolean> {
    return (await this.find(id)) !== null;
  }

  findToRemove(id: string): Promise<Account | null> {
    return this.find(id);
  }

  byEmail(email: string): Promise<Account | null> {
    return this.first((account) => account.email === normalizedEmail(email));
  }

  async passwordOf(email: string): Promise<StoredPassword | null> {
    const account = await this.byEmail(email);
    return account && { userId: account.id, hash: account.hash };
  }

  byProvider(issuer: string, subject: string): Promise<Account | null> {
    return this.first((account) => account.isLinkedTo(issuer, subject));
  }

  async add(account: Account): Promise<void> {
    await this.saveEmail(account);
    this.accounts = [...this.accounts, account];
  }

  remove(account: Account): Promise<void> {
    this.accounts = this.accounts.filter(({ id }) => id !== account.id);
    return Promise.resolve();
  }

  saveEmail({ id, email }: Account): Promise<void> {
    const isTaken = this.accounts.some((other) => other.id !== id && other.email === email);
    return isTaken ? Promise.reject(new EmailAlreadyRegistered()) : Promise.resolve();
  }

  /** What the accounts recorded since the last call. */
  pullEvents(): DomainEvent[] {
    return this.accounts.flatMap((account) => account.pullEvents());
  }

  private first(matches: (account: Account) => boolean): Promise<Account | null> {
    return Promise.resolve(this.accounts.find(matches) ?? null);
  }
}
