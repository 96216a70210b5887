import { beforeEach, describe, expect, it } from 'vitest';
import { AccountGone } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { type SavedSearch } from '../domain/saved-search.js';
import { SavedSearchNotFound, SearchNameTaken, TooManySavedSearches } from '../domain/saved-search.errors.js';
import { RenameSearch, RenameSearchHandler } from './rename-search.js';
import { SaveSearch, SaveSearchHandler } from './save-search.js';
import { SavedSearches } from './saved-searches.js';

class InMemorySavedSearches extends SavedSearches {
  stored: readonly SavedSearch[] = [];

  lock(): Promise<void> {
    return Promise.resolve();
  }

  namesOf(userId: string) {
    return Promise.resolve(this.stored.filter((search) => search.userId === userId));
  }

  save(search: SavedSearch): Promise<void> {
    this.stored = [...this.stored, search];
    return Promise.resolve();
  }

  rename(userId: string, id: string, name: string): Promise<void> {
    this.stored = this.stored.map((search) =>
      search.userId === userId && search.id === id ? { ...search, name } : search,
    );
    return Promise.resolve();
  }

  remove(): Promise<boolean> {
    return Promise.resolve(false);
  }

  removeAllOf(): Promise<void> {
    return Promise.resolve();
  }
}

const NOW = new Date('2026-11-20T09:00:00Z');
let searches: InMemorySavedSearches;
let accounts: NotedAccounts;
beforeEach(() => {
  searches = new InMemorySavedSearches();
  accounts = new NotedAccounts();
});
const save = (userId: string, name: string) =>
  new SaveSearchHandler(searches, accounts, new ImmediateUnitOfWork(), new FixedClock(NOW)).execute(
    new SaveSearch(userId, name, 'state=OH'),
  );

describe('saving a search', () => {
  it('stores nothing when the account is removed while the request is under way', async () => {
    await accounts.remove('maya', 'under-13');

    await expect(save('maya', 'Ohio')).rejects.toThrow(AccountGone);
    expect(searches.stored).toEqual([]);
  });

  it('stores it under its name', async () => {
    const id = await save('maya', 'Ohio');

    expect(searches.stored).toEqual([
      { id, userId: 'maya', name: 'Ohio', query: 'state=OH', createdAt: NOW },
    ]);
  });

  it('refuses a name the person already uses, in upper or lower case, but not another person’s', async () => {
    await save('maya', 'Ohio');
    await save('noor', 'Ohio');

    await expect(save('maya', 'OHIO')).rejects.toThrow(SearchNameTaken);
  });

  it('allows twenty searches', async () => {
    for (let n = 0; n < 20; n += 1) await save('maya', `Search ${n}`);

    await expect(save('maya', 'One more')).rejects.toThrow(TooManySavedSearches);
  });
});

describe('renaming a saved search', () => {
  const rename = (userId: string, id: string, name: string) =>
    new RenameSearchHandler(searches, new ImmediateUnitOfWork()).execute(new RenameSearch(userId, id, name));

  it('changes the name, or only its case, and nothing else', async () => {
    const id = await save('maya', 'Ohio');

    await rename('maya', id, 'Close to home');
    await rename('maya', id, 'Close to Home');

    expect(searches.stored).toEqual([
      { id, userId: 'maya', name: 'Close to Home', query: 'state=OH', createdAt: NOW },
    ]);
  });

  it('refuses the name of another saved search', async () => {
    const id = await save('maya', 'Ohio');
    await save('maya', 'Michigan');

    await expect(rename('maya', id, 'MICHIGAN')).rejects.toThrow(SearchNameTaken);
  });

  it('does not find another person’s search', async () => {
    const id = await save('maya', 'Ohio');

    await expect(rename('noor', id, 'Mine')).rejects.toThrow(SavedSearchNotFound);
    expect(searches.stored.map(({ name }) => name)).toEqual(['Ohio']);
  });
});
