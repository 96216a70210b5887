import { storeUnsent } from '@/lib/forms/unsent';
import { readUnsent } from '@/lib/forms/unsent-count';
import { type Change, type Fields } from './change';
import { mergeRows } from './merge-rows';

/** Written by this code only; a change of an older release that lacks something is left out. */
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  'work' in value &&
  'path' in value &&
  'fields' in value;

export const unsentChanges = () => readUnsent().filter(isChange);

const isOfSame = (one: Change, other: Change) =>
  one.work !== 'add' && other.work !== 'add' && one.path === other.path && one.entryId === other.entryId;

/** Courses that wait stay listed, also when the later change started from lists without them. */
const coursesOfBoth = (waiting: Change, later: Change): Fields =>
  Object.fromEntries(
    Object.entries(later.coursesOf === undefined ? {} : later.fields).map(([list, rows]) => [
      list,
      list in waiting.fields
        ? (mergeRows(later.base?.[list], rows, waiting.fields[list])?.mine ?? rows)
        : rows,
    ]),
  );

/** One change for each record and entry: a later one joins what is still waiting, and starts from the same copy. */
export const withChange = (changes: readonly Change[], change: Change): Change[] => {
  const waiting = changes.find((each) => isOfSame(each, change));
  if (!waiting) return [...changes, change];

  const fields = { ...waiting.fields, ...change.fields, ...coursesOfBoth(waiting, change) };
  const joined = { ...waiting, work: change.work, fields, refusal: undefined };
  return changes.map((each) => (each === waiting ? joined : each));
};

/** After an entry was added: later changes of it can be sent too. */
export const withEntryAdded = (changes: readonly Change[], add: Change, stored: Fields): Change[] =>
  changes
    .filter(({ id }) => id !== add.id)
    .map((each) =>
      each.entryId === add.id ? { ...each, entryId: String(stored['id']), base: stored } : each,
    );

/** Whether a change of this record or entry waits, so that a new one has to wait its turn. */
export const isWaitingFor = (change: Change) =>
  unsentChanges().some((each) => isOfSame(each, change) || each.id === change.entryId);

/** Throws when the browser has no room. */
export const keepChange = (change: Change) => storeUnsent(withChange(unsentChanges(), change));

export const replaceChange = (id: string, next: Change) =>
  storeUnsent(unsentChanges().map((each) => (each.id === id ? next : each)));

export const dropChange = (id: string) => storeUnsent(unsentChanges().filter((each) => each.id !== id));
