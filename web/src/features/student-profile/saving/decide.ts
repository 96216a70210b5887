import { type Change, type Fields, isSame, newChangeId, SERVERS_OWN } from './change';
import { type Question } from './outcome';

export type Choice = 'mine' | 'other';

const entered = (stored: Fields | null): Fields =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([field]) => !SERVERS_OWN.includes(field)));

/** Of lists of rows, the other side also has the rows that were added here. */
const notStored = (other: Fields, current: Fields): Fields =>
  Object.fromEntries(Object.entries(other).filter(([field, answer]) => !isSame(answer, current[field])));

/** What is left to save after the student chose, from what is stored now. */
export const decided = (
  change: Change,
  { current, send, differences }: Extract<Question, { kind: 'two-places' }>,
  choices: readonly (Choice | undefined)[],
): Change => ({
  ...change,
  base: current,
  fields: Object.assign(
    {},
    send,
    ...differences.map(({ mine, other }, at) => (choices[at] === 'mine' ? mine : notStored(other, current))),
  ) as Fields,
});

/** For an entry that was deleted elsewhere. */
export const asNewEntry = (change: Change): Change => ({
  ...change,
  id: newChangeId(),
  work: 'add',
  entryId: null,
  base: null,
  fields: { ...entered(change.base), ...change.fields },
});
