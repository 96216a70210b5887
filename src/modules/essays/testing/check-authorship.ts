import { createHash, createPublicKey, verify } from 'node:crypto';
import { type AuthorshipEntry, commitmentTo, hashOf } from '../domain/authorship/authorship-entry.js';
import { wordChange } from '../domain/authorship/word-change.js';

/** What a student hands out: the record, and the texts they want to show. */
export interface AuthorshipFile {
  record: string;
  head: string | null;
  entries: { entry: AuthorshipEntry; hash: string; signature: string; key: string }[];
  shown: { n: number; salt: string; text: string }[];
}

type Keys = readonly { kid: string; x: string }[];

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** What a stranger finds wrong with a record, by the published keys. */
export function faultsIn(file: AuthorshipFile, keys: Keys): string[] {
  const { entries, shown, record, head } = file;
  const faults = entries.flatMap(({ entry, hash, signature, key }, index) => {
    const before = entries[index - 1];
    return [
      entry.n === index + 1 ? '' : 'number',
      entry.record === record ? '' : 'another record',
      hashOf(entry, sha256) === hash ? '' : 'changed after sealing',
      entry.prev === (before?.hash ?? null) ? '' : 'does not follow',
      entry.at >= (before?.entry.at ?? '') ? '' : 'goes back in time',
      isSigned(hash, signature, keys.find(({ kid }) => kid === key)?.x) ? '' : 'not signed',
    ];
  });
  const faultsOfTexts = shown.flatMap(({ n, salt, text }, index) => {
    const entry = entries[n - 1]?.entry;
    const before = shown[index - 1];
    return [
      commitmentTo(text, salt, sha256) === entry?.text ? '' : 'another text',
      before === undefined || before.n !== n - 1 || fits(entry, before.text, text) ? '' : 'counts do not fit',
    ];
  });
  const end = head === (entries.at(-1)?.hash ?? null) ? '' : 'another head';
  return [...faults, ...faultsOfTexts, end].filter((fault) => fault !== '');
}

function fits(entry: AuthorshipEntry | undefined, before: string, after: string): boolean {
  const { wordsAdded, wordsRemoved, longestAddition } = wordChange(before, after);
  return (
    entry?.wordsAdded === wordsAdded &&
    entry.wordsRemoved === wordsRemoved &&
    entry.longestAddition === longestAddition
  );
}

function isSigned(hash: string, signature: string, x: string | undefined): boolean {
  if (x === undefined) return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(hash, 'hex'), key, Buffer.from(signature, 'base64url'));
}
