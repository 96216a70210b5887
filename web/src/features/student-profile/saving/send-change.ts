import { client } from '@/api/client.gen';
import { ApiError } from '@/lib/api/api-error';
import { type Change, type Fields } from './change';
import { merge } from './merge';
import { type Outcome } from './outcome';
import { newestOf } from './newest-of';
import { courseListsOf, courseListsSent } from './course-lists';
import { type DetailedCourse } from '@/api';

const JSON_BODY = { 'Content-Type': 'application/json' };

/** As the server's `updatedAt`; "none" when there was no record yet. */
const ifMatch = (base: Fields | null) => {
  const updatedAt = base?.['updatedAt'];
  return { 'If-Match': `"${typeof updatedAt === 'string' ? updatedAt : 'none'}"` };
};

const request = async (change: Change, fields: Fields, base: Fields | null) => {
  const { id, work, path, entryId, coursesOf } = change;
  const url = entryId === null ? path : `${path}/${entryId}`;
  if (work === 'remove') return client.delete({ url, headers: ifMatch(base), throwOnError: true });
  const headers = { ...JSON_BODY, ...(work === 'add' ? { 'Idempotency-Key': id } : ifMatch(base)) };
  const send = entryId === null ? client.post : client.put;
  const body = coursesOf === undefined ? fields : courseListsSent(coursesOf, fields, base);
  return send({ url, body, headers, throwOnError: true });
};

const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

export const listAsFields = (listField: string, rows: readonly object[]): Fields => ({
  updatedAt: newestOf(rows),
  [listField]: rows,
});

/** A reply with a record, or with lists that are saved as a whole. */
const storedFields = ({ listField, coursesOf }: Change, data: unknown): Fields | null => {
  const rows = Array.isArray(data) ? (data as DetailedCourse[]) : [];
  if (coursesOf !== undefined) return courseListsOf(rows);
  return listField === undefined ? asFields(data) : listAsFields(listField, rows);
};

/** What is stored now: the record, the whole list, or the entry of the list. */
const readCurrent = async (change: Change): Promise<Fields | null> => {
  const { path, entryId, coursesOf } = change;
  const url = coursesOf === undefined ? path : `/api/detailed-courses/${coursesOf}`;
  const { data } = await client.get({ url, throwOnError: true });
  if (entryId === null) return storedFields(change, data);
  const entries = Array.isArray(data) ? data.map(asFields) : [];
  return entries.find((entry) => entry?.['id'] === entryId) ?? null;
};

/** Also while an earlier try of the same call is still running. */
const isForLater = (error: ApiError) =>
  error.status >= 500 || [401, 408, 429].includes(error.status) || error.code === 'http.still-running';

const isChangedElsewhere = (error: ApiError) => error.code?.endsWith('.changed-elsewhere') === true;

/** Another device may save again between reading and sending. */
const MOST_TRIES = 3;

/** Sends a change. When the record was changed elsewhere, merges the two field by field and sends what is left. */
export const sendChange = async (change: Change): Promise<Outcome> => {
  if (change.work === 'save' && Object.keys(change.fields).length === 0)
    return { kind: 'saved', stored: change.base, taken: [] };
  let { fields, base } = change;
  let taken: readonly string[] = [];
  for (let tries = 1; ; tries++)
    try {
      const { data } = await request(change, fields, base);
      return { kind: 'saved', stored: storedFields(change, data), taken };
    } catch (error) {
      if (!(error instanceof ApiError)) return { kind: 'unreachable', error };
      if (error.status === 404 && change.entryId !== null)
        return change.work === 'remove' ? { kind: 'saved', stored: null, taken } : { kind: 'gone' };
      if (isForLater(error)) return { kind: 'unreachable', error };
      if (!isChangedElsewhere(error) || change.work === 'remove' || tries === MOST_TRIES)
        return { kind: 'refused', error };

      const current = await readCurrent(change).catch((failure: unknown) => failure);
      if (current === null) return { kind: 'gone' };
      const stored = current instanceof Error ? null : asFields(current);
      if (stored === null) return { kind: 'unreachable', error: current };

      const merged = merge(change.base ?? {}, change.fields, stored);
      if (merged.differences.length > 0)
        return { kind: 'two-places', current: stored, send: merged.send, differences: merged.differences };
      taken = merged.taken;
      if (Object.keys(merged.send).length === 0) return { kind: 'saved', stored, taken };
      fields = merged.send;
      base = stored;
    }
};
