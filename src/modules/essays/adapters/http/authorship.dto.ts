import { z } from 'zod';
import { AUTHORSHIP_SCHEMA } from '../../domain/authorship/authorship-entry.js';
import { VERSION_ORIGINS } from '../../domain/essay/essay-version.js';

const MOST_SHOWN = 100;
const LARGEST_INTEGER = 2_147_483_647;
const CHOOSE = `Please list up to ${MOST_SHOWN} version numbers, such as 1,3.`;

/** "1,3" and a repeated key mean the same. */
const numbersIn = (value: unknown): unknown =>
  [value]
    .flat()
    .flatMap((part: unknown) => (typeof part === 'string' ? part.split(',') : [part]))
    .map((part) => (typeof part === 'string' && /^\d+$/.test(part) ? Number(part) : part));

export const AuthorshipQuery = z.object({
  shown: z
    .preprocess(
      numbersIn,
      z.array(z.int(CHOOSE).min(1, CHOOSE).max(LARGEST_INTEGER, CHOOSE), CHOOSE).max(MOST_SHOWN, CHOOSE),
    )
    .optional()
    .describe('Versions whose texts are put into the file'),
});
export type AuthorshipQuery = z.infer<typeof AuthorshipQuery>;

const AuthorshipKey = z
  .object({
    kid: z.string(),
    x: z.string().describe('The public Ed25519 key in base64url, as in a JSON Web Key'),
  })
  .meta({ id: 'AuthorshipKey' });

export const AuthorshipKeys = z
  .object({ schema: z.literal(AUTHORSHIP_SCHEMA), keys: z.array(AuthorshipKey) })
  .meta({ id: 'AuthorshipKeys' });

export const AuthorshipHead = z
  .object({ versions: z.int(), head: z.string().describe('The hash of the newest entry') })
  .meta({ id: 'AuthorshipHead' });

const AuthorshipEntry = z
  .object({
    schema: z.literal(AUTHORSHIP_SCHEMA),
    record: z.uuid(),
    n: z.int(),
    at: z.iso.datetime(),
    origin: z.enum(VERSION_ORIGINS),
    from: z.int().nullable(),
    words: z.int(),
    characters: z.int(),
    wordsAdded: z.int(),
    wordsRemoved: z.int(),
    longestAddition: z.int().describe('The most words added in one place: a paste shows'),
    minutesSinceLast: z.int().nullable(),
    text: z.string().describe('SHA-256 of salt, line feed and text'),
    prev: z.string().nullable().describe('The hash of the entry before'),
  })
  .meta({ id: 'AuthorshipEntry' });

export const AuthorshipRecord = z
  .object({
    schema: z.literal(AUTHORSHIP_SCHEMA),
    record: z.uuid().describe('The essay'),
    head: z.string().nullable(),
    entries: z.array(
      z
        .object({
          entry: AuthorshipEntry,
          hash: z.string().describe('SHA-256 of the entry as canonical JSON (RFC 8785)'),
          signature: z.string().describe('Ed25519 over the bytes of the hash, base64url'),
          key: z.string(),
        })
        .meta({ id: 'SealedAuthorshipEntry' }),
    ),
    shown: z.array(
      z.object({ n: z.int(), salt: z.string(), text: z.string() }).meta({ id: 'ShownEssayText' }),
    ),
    keys: z.array(AuthorshipKey),
  })
  .meta({ id: 'AuthorshipRecord' });
