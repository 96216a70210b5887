import { getAuthorshipHead, getAuthorshipKeys } from '@/api/calls/essays.gen';
import { ApiError } from '@/lib/api/api-error';
import { faultsIn, type FoundFault, type RecordFile } from '#authorship';
import { readRecordFile } from './read-record-file';
import { webCryptography } from './web-cryptography';

/** What Flyleaf has today of the same record. */
export type Today =
  | { kind: 'same' }
  | { kind: 'longer'; versions: number }
  | { kind: 'other' }
  | { kind: 'gone' | 'not-known' };

export type CheckedRecord = { file: RecordFile; faults: FoundFault[]; today: Today };

/** Checks a file in this browser: only its record number and no part of it is sent. Null for a file that is no record. */
export async function checkRecord(chosen: Blob): Promise<CheckedRecord | null> {
  const file = await readRecordFile(chosen);
  if (file === null) return null;
  const { data } = await getAuthorshipKeys({ throwOnError: true });
  const faults = await faultsIn(file, data.keys, webCryptography);
  return { file, faults, today: await today(file) };
}

async function today({ record, entries, head }: RecordFile): Promise<Today> {
  try {
    const { data } = await getAuthorshipHead({ path: { record }, throwOnError: true });
    if (data.versions > entries.length) return { kind: 'longer', versions: data.versions };
    return data.head === head ? { kind: 'same' } : { kind: 'other' };
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'gone' : 'not-known' };
  }
}
