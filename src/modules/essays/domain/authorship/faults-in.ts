import { canonicalJson } from './canonical-json.js';
import { type PublicKey, type RecordFile, type SealedEntry } from './record-file.js';
import { wordChange } from './word-change.js';

export type Fault =
  | 'number'
  | 'another-record'
  | 'changed-after-sealing'
  | 'broken-chain'
  | 'back-in-time'
  | 'not-signed'
  | 'another-text'
  | 'counts-do-not-fit'
  | 'another-head';

export interface FoundFault {
  fault: Fault;
  /** Null where it concerns the whole record. */
  version: number | null;
}

/** What the server and the browser each have in their own way. */
export interface Cryptography {
  /** Of the text as UTF-8, in lower-case hex. */
  sha256(text: string): Promise<string>;
  isSigned(hash: string, signature: string, publicKey: string): Promise<boolean>;
}

/** What a stranger finds wrong with a record. The keys are the published ones, never those of the file. */
export async function faultsIn(
  file: RecordFile,
  keys: readonly PublicKey[],
  crypto: Cryptography,
): Promise<FoundFault[]> {
  const found: FoundFault[] = [];
  const check = (isFine: boolean, fault: Fault, version: number | null) => {
    if (!isFine) found.push({ fault, version });
  };

  let before: SealedEntry | undefined;
  for (const [index, sealed] of file.entries.entries()) {
    const { entry, hash, signature, key } = sealed;
    const version = index + 1;
    const publicKey = keys.find(({ kid }) => kid === key)?.x;
    check(entry.n === version, 'number', version);
    check(entry.record === file.record, 'another-record', version);
    check((await crypto.sha256(canonicalJson({ ...entry }))) === hash, 'changed-after-sealing', version);
    check(entry.prev === (before?.hash ?? null), 'broken-chain', version);
    check(entry.at >= (before?.entry.at ?? ''), 'back-in-time', version);
    const isSigned = publicKey !== undefined && (await crypto.isSigned(hash, signature, publicKey));
    check(isSigned, 'not-signed', version);
    before = sealed;
  }
  check(file.head === (before?.hash ?? null), 'another-head', null);

  const texts = file.shown.toSorted((one, other) => one.n - other.n);
  for (const [index, { n, salt, text }] of texts.entries()) {
    const entry = file.entries[n - 1]?.entry;
    check((await crypto.sha256(`${salt}\n${text}`)) === entry?.text, 'another-text', n);
    const previous = texts[index - 1];
    if (n === 1) check(fits(entry, '', text), 'counts-do-not-fit', n);
    else if (previous?.n === n - 1) check(fits(entry, previous.text, text), 'counts-do-not-fit', n);
  }
  return found;
}

function fits(entry: SealedEntry['entry'] | undefined, before: string, after: string): boolean {
  const { wordsAdded, wordsRemoved, longestAddition } = wordChange(before, after);
  return (
    entry?.wordsAdded === wordsAdded &&
    entry.wordsRemoved === wordsRemoved &&
    entry.longestAddition === longestAddition
  );
}
