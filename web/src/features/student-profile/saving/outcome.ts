import { type ApiError } from '@/lib/api/api-error';
import { type Change, type Fields } from './change';
import { type Difference } from './merge';

export type Outcome =
  /** `stored` is null after a removal. `taken`: fields changed elsewhere that this change left alone. */
  | { kind: 'saved'; stored: Fields | null; taken: readonly string[] }
  /** The same fields were changed elsewhere: nothing is stored. */
  | { kind: 'two-places'; current: Fields; send: Fields; differences: readonly Difference[] }
  /** The entry was deleted elsewhere. */
  | { kind: 'gone' }
  /** No reply, or one that says to come back later. Part of it may be stored. */
  | { kind: 'unreachable'; error: unknown }
  | { kind: 'refused'; error: ApiError };

export type Question = Extract<Outcome, { kind: 'two-places' | 'gone' }>;

/** Asks the student what to keep; null when they close the question. */
export type Ask = (change: Change, question: Question) => Promise<Change | null>;
