import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { AUTHORSHIP_SCHEMA, type AuthorshipEntry, type RecordFile } from '#authorship';

export const RECORD = '0199a1b2-0000-7000-8000-000000000001';
const KEY_ID = 'key-1';
const TEXTS = ['I found a moth.', 'I found a gray moth.', 'I found a gray moth in June.'];
const SALT = 'ab'.repeat(32);

/** As a stranger may change it. */
export type ChangeableRecord = {
  -readonly [Name in keyof RecordFile]: RecordFile[Name] extends readonly (infer Item)[]
    ? Item[]
    : RecordFile[Name];
} & { schema: string };

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const PUBLISHED_KEYS = {
  schema: AUTHORSHIP_SCHEMA,
  keys: [{ kid: KEY_ID, x: publicKey.export({ format: 'jwk' }).x ?? '' }],
};

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The hash that fits an entry: anyone can compute it, only Flyleaf can sign it. */
export const hashFor = (entry: AuthorshipEntry) => sha256(JSON.stringify(entry, Object.keys(entry).sort()));

/** Three versions of an essay, the first two of them shown. */
export function sealedRecord(): ChangeableRecord {
  const entries: RecordFile['entries'][number][] = [];
  for (const [index, text] of TEXTS.entries()) {
    const words = text.split(' ').length;
    const added = words - (TEXTS[index - 1]?.split(' ').length ?? 0);
    const entry: AuthorshipEntry = {
      schema: AUTHORSHIP_SCHEMA,
      record: RECORD,
      n: index + 1,
      at: `2026-10-0${index + 1}T18:00:00.000Z`,
      origin: 'typed',
      from: null,
      words,
      characters: text.length,
      // The last version has "moth" for "moth.", so one word more comes and one goes.
      wordsAdded: index === 2 ? added + 1 : added,
      wordsRemoved: index === 2 ? 1 : 0,
      longestAddition: index === 2 ? added + 1 : added,
      minutesSinceLast: index === 0 ? null : 1_440,
      text: sha256(`${SALT}\n${text}`),
      prev: entries.at(-1)?.hash ?? null,
    };
    const hash = hashFor(entry);
    const signature = sign(null, Buffer.from(hash, 'hex'), privateKey).toString('base64url');
    entries.push({ entry, hash, signature, key: KEY_ID });
  }
  const shown = TEXTS.slice(0, 2).map((text, index) => ({ n: index + 1, salt: SALT, text }));
  return { schema: AUTHORSHIP_SCHEMA, record: RECORD, head: entries.at(-1)?.hash ?? null, entries, shown };
}
