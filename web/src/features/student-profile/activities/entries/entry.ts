import { type QueryKey } from '@tanstack/react-query';
import { type ReactNode } from 'react';

/** Fields the server adds. */
export type Stored = { id: string; userId: string; createdAt: string; updatedAt: string };

/** Spread over an entry to drop the server's fields: JSON omits undefined. */
export const enteredOnly = { id: undefined, userId: undefined, createdAt: undefined, updatedAt: undefined };

export type EntryCalls<Item extends Stored, Entry> = {
  list: {
    data: Item[] | undefined;
    isError: boolean;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  key: QueryKey;
  /** Where the list is read and an entry is added; an entry is at its id below it. */
  path: string;
  /** Read again after a change, because it follows the list. */
  alsoRead?: QueryKey;
  /** What is sent to restore a removed entry, under a new id. */
  entered: (item: Item) => Entry;
  /** Where restoring needs more than adding it again. */
  restore?: (item: Item, add: (entry: Entry) => Promise<Item>) => Promise<Item>;
};

/** How an entry is displayed. null: nothing to show. */
export type EntryView = {
  title: string;
  facts: readonly (string | null)[];
  texts: readonly { label: string; text: string | null }[];
  link?: string | null;
  note?: ReactNode;
  /** The address of an uploaded file. */
  file?: string | null;
};

export type EntryWords = {
  heading: string;
  lead: ReactNode;
  /** For toasts: "Award Added", "Failed to save award." */
  title: string;
  subject: string;
  add: string;
  empty: { title: string; sentence: string };
};
