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
  add: (call: { body: Entry }) => Promise<Item>;
  revise: (call: { path: { id: string }; body: Entry }) => Promise<Item>;
  remove: (call: { path: { id: string } }) => Promise<unknown>;
  /** Restores a removed entry, under a new id. */
  restore: (item: Item) => Promise<Item>;
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
