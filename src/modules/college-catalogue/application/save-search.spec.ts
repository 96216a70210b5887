import { beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { SearchNameTaken, TooManySavedSearches } from '../domain/saved-search.errors.js';
import { SaveSearch, SaveSearchHandler } from './save-search.js';
import { type SavedSearch, SavedSearches } from './saved-searches.js';

class InMemorySavedSearches extends SavedSearches {
  readonly kept: SavedSearch[] = [];

  hold(): Promise<void> {
    return Promise.resolve();
  }

  namesOf(userId: string) {
    return Promise.resolve(this.kept.filter((search) => search.userId === userId).map(({ name }) => name));
  }

  keep(search: SavedSearch): Promise<void> {
    this.kept.push(search);
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
beforeEach(() => {
  searches = new InMemorySavedSearches();
});
const save = (userId: string, name: string) =>
  new SaveSearchHandler(searches, new ImmediateUnitOfWork(), new FixedClock(NOW)).execute(
    new SaveSearch(userId, name, 'state=OH'),
  );

describe('saving a search', () => {
  it('keeps it under its name', async () => {
    const id = await save('maya', 'Ohio');

    expect(searches.kept).toEqual([{ id, userId: 'maya', name: 'Ohio', query: 'state=OH', createdAt: NOW }]);
  });

  it('refuses a name of one’s own in whatever letters, and not a name of somebody else', async () => {
    await save('maya', 'Ohio');
    await save('noor', 'Ohio');

    await expect(save('maya', 'OHIO')).rejects.toThrow(SearchNameTaken);
  });

  it('stops at twenty', async () => {
    for (let n = 0; n < 20; n += 1) await save('maya', `Search ${n}`);

    await expect(save('maya', 'One more')).rejects.toThrow(TooManySavedSearches);
  });
});
