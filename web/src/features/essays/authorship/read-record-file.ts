import { AUTHORSHIP_SCHEMA, type RecordFile } from '#authorship';

/** 20 MB hold several thousand versions. */
const LARGEST_FILE = 20 * 1024 * 1024;
const MOST_ENTRIES = 20_000;
const MOST_SHOWN = 100;
/** Essays are no longer, and comparing longer texts would stop the page. */
const LONGEST_TEXT = 40_000;

/** The record in a file; null when it is none. */
export async function readRecordFile(file: Blob): Promise<RecordFile | null> {
  if (file.size > LARGEST_FILE) return null;
  try {
    const record: unknown = JSON.parse(await file.text());
    return isRecordFile(record) ? record : null;
  } catch {
    return null;
  }
}

function isRecordFile(value: unknown): value is RecordFile {
  return (
    isObject(value) &&
    value['schema'] === AUTHORSHIP_SCHEMA &&
    isText(value['record']) &&
    (value['head'] === null || isText(value['head'])) &&
    isListOf(value['entries'], MOST_ENTRIES, isSealedEntry) &&
    value['entries'].length > 0 &&
    isListOf(value['shown'], MOST_SHOWN, isShownText)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value);
const isMoment = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

const isListOf = (value: unknown, most: number, is: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(is);

const isSealedEntry = (value: unknown) =>
  isObject(value) &&
  isText(value['hash']) &&
  isText(value['signature']) &&
  isText(value['key']) &&
  isEntry(value['entry']);

const isEntry = (value: unknown) =>
  isObject(value) &&
  isMoment(value['at']) &&
  ['n', 'words', 'characters', 'wordsAdded', 'wordsRemoved', 'longestAddition'].every((name) =>
    isCount(value[name]),
  ) &&
  Object.values(value).every((part) => part === null || isText(part) || isCount(part));

const isShownText = (value: unknown) =>
  isObject(value) &&
  isCount(value['n']) &&
  isText(value['salt']) &&
  isText(value['text']) &&
  value['text'].length <= LONGEST_TEXT;
