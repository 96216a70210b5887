import { type QueryKey } from '@tanstack/react-query';

/** What the server adds to every entry of the four lists. */
export type Stored = { id: string; userId: string; createdAt: string; updatedAt: string };

/** Spread over an entry, leaves only what was entered: JSON has no place for undefined. */
export const enteredOnly = { id: undefined, userId: undefined, createdAt: undefined, updatedAt: undefined };

/** The server's calls for one of the lists. */
export type PursuitCalls<Item extends Stored, Entry> = {
  list: {
    data: Item[] | undefined;
    isError: boolean;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  key: QueryKey;
  add: (call: { body: Entry }) => Promise<Item>;
  revise: (call: { path: { id: string }; body: Entry }) => Promise<Item>;
  remove: (call: { path: { id: string } }) => Promise<unknown>;
  /** Enters a removed entry once more, with everything it had; it has an id of its own then. */
  restore: (item: Item) => Promise<Item>;
};

/** What an entry says of itself when it is not being edited. Nothing is shown for null. */
export type PursuitView = {
  title: string;
  facts: readonly (string | null)[];
  texts: readonly { label: string; text: string | null }[];
  link?: string | null;
};

export type PursuitWords = {
  heading: string;
  lead: string;
  /** In the toasts: "Award Added", "Failed to save award." */
  title: string;
  subject: string;
  add: string;
  empty: { title: string; sentence: string };
};
