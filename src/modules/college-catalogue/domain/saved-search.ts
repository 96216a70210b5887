export interface SavedSearch {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The query string of the search page, without page numbers. */
  readonly query: string;
  readonly createdAt: Date;
}

/** For one person. */
export const MOST_SAVED_SEARCHES = 20;

/** Upper and lower case count as the same name. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
