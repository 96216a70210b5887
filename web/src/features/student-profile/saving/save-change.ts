import { ApiError } from '@/lib/api/api-error';
import { type Change, type Fields } from './change';
import { isWaitingFor, keepChange } from './outbox';
import { type Ask } from './outcome';
import { sendChange } from './send-change';

export type Saved = {
  stored: Fields | null;
  /** Fields changed elsewhere that this save left alone. */
  taken: readonly string[];
  /** Kept on this computer, to be sent later. */
  kept: boolean;
};

/** Throws when the browser has no room. */
const keep = (change: Change): Saved => {
  keepChange(change);
  return { stored: null, taken: [], kept: true };
};

/** Null when the student has not decided between two answers. Throws when the server refuses the change. */
export const saveChange = async (change: Change, ask: Ask): Promise<Saved | null> => {
  if (isWaitingFor(change)) return keep(change);
  const outcome = await sendChange(change);
  switch (outcome.kind) {
    case 'saved':
      return { stored: outcome.stored, taken: outcome.taken, kept: false };
    case 'refused':
      throw outcome.error;
    case 'unreachable':
      if (outcome.error instanceof ApiError) throw outcome.error;
      return keep(change);
    default: {
      const decided = await ask(change, outcome);
      return decided && saveChange(decided, ask);
    }
  }
};
