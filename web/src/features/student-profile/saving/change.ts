import { type QueryKey } from '@tanstack/react-query';

/** Answers by the server's field names. */
export type Fields = Readonly<Record<string, unknown>>;

/** Something the student saved, as data: it can be sent now, sent again after a merge, or kept until later. */
export type Change = {
  /** Also the Idempotency-Key of an added entry, so that a lost reply never adds it twice. */
  id: string;
  /** What it is called on screen: "Address", "Award". */
  title: string;
  work: 'save' | 'add' | 'remove';
  /** Where the record, or the list of the entry, is read. */
  path: string;
  queryKey: QueryKey;
  /** Null for a record that exists once, and for a new entry. */
  entryId: string | null;
  fields: Fields;
  /** The stored copy the student started from; null when there was none. */
  base: Fields | null;
  /** The field with the whole list, of a list that is saved as a whole. */
  listField?: string;
  /** The academic profile whose two lists of courses are saved at once. */
  coursesOf?: string;
  /** Read again once it is sent, because it follows this. */
  alsoRead?: QueryKey;
  /** Why the server did not accept it; such a change is not sent again by itself. */
  refusal?: string | undefined;
};

/** Browsers make UUIDs on secure origins only. */
export const newChangeId = () =>
  'randomUUID' in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** No answer, an empty list and an empty text are the same. */
const tidy = (answer: unknown) =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0) ? null : answer;

/** Fields that only the server sets. */
export const SERVERS_OWN = ['id', 'userId', 'createdAt', 'updatedAt'];

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answersOf = (row: object): [string, unknown][] =>
  Object.entries(row)
    .filter(([field, answer]) => !SERVERS_OWN.includes(field) && tidy(answer) !== null)
    .toSorted(([one], [other]) => one.localeCompare(other));

/** Rows of a list are the same when their answers are, whatever their ids; empty rows do not count. */
const inAnswers = (_field: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => !isRow(each) || answersOf(each).length > 0);
  return isRow(value) ? Object.fromEntries(answersOf(value)) : value;
};

const textOf = (answer: unknown) => {
  const text = JSON.stringify(tidy(answer), inAnswers);
  return text === '[]' ? 'null' : text;
};

export const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);
