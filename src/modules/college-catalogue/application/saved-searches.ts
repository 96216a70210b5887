import { type SavedSearch } from '../domain/saved-search.js';

/** Everyone's saved searches. Joins the current unit of work. */
export abstract class SavedSearches {
  /** Makes other changes to this person's searches wait until the unit of work ends. */
  abstract lock(userId: string): Promise<void>;

  abstract namesOf(userId: string): Promise<readonly Pick<SavedSearch, 'id' | 'name'>[]>;

  abstract save(search: SavedSearch): Promise<void>;

  abstract rename(userId: string, id: string, name: string): Promise<void>;

  /** False when this person has no search with this id. */
  abstract remove(userId: string, id: string): Promise<boolean>;

  abstract removeAllOf(userId: string): Promise<void>;
}
