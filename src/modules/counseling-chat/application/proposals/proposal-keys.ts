import { type ProfileChanges } from '../../domain/conversation/changes.js';
import { fieldsOf } from '../../domain/conversation/change-words.js';

/** What a declined proposal is remembered by, one for each answer. */
export const proposalKeys = (changes: ProfileChanges): string[] =>
  fieldsOf(changes)
    .filter((field) => field !== 'gpaScale')
    .map((field) => `${field}=${String(changes[field])}`);
