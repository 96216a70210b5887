export interface SavedSearch {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** As in the address bar, without a page. */
  readonly query: string;
  readonly createdAt: Date;
}

/** Names are one person's own and compared without case. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The searches that people keep. Inside a unit of work it takes part in that transaction. */
export abstract class SavedSearches {
  /** Nobody else keeps, names or removes a search of this person until the unit of work ends. */
  abstract hold(userId: string): Promise<void>;

  /** Their names, in the letters they were given. */
  abstract namesOf(userId: string): Promise<readonly Pick<SavedSearch, 'id' | 'name'>[]>;

  abstract keep(search: SavedSearch): Promise<void>;

  abstract rename(userId: string, id: string, name: string): Promise<void>;

  /** False when this person has no such search. */
  abstract remove(userId: string, id: string): Promise<boolean>;

  /** Everything of a person who leaves. */
  abstract removeAllOf(userId: string): Promise<void>;
}
