import { type EssayVersion, type VersionOrigin } from '../essay/essay-version.js';
import { canonicalJson } from './canonical-json.js';

export const AUTHORSHIP_SCHEMA = 'flyleaf.authorship/1';

/** Of a text as UTF-8, in lower-case hex. */
export type Sha256 = (text: string) => string;

/** What the authorship record says about one version. It shows sizes and times and no text. */
export interface AuthorshipEntry {
  schema: typeof AUTHORSHIP_SCHEMA;
  /** The essay. */
  record: string;
  n: number;
  at: string;
  origin: VersionOrigin;
  from: number | null;
  words: number;
  /** Code points. */
  characters: number;
  wordsAdded: number;
  wordsRemoved: number;
  /** The most words added in one place: a paste shows. */
  longestAddition: number;
  minutesSinceLast: number | null;
  /** The hash that binds the entry to its text. */
  text: string;
  /** The hash of the entry before. */
  prev: string | null;
}

const MINUTE_MS = 60_000;

interface Before {
  createdAt: Date;
  hash: string;
}

export const commitmentTo = (content: string, salt: string, sha256: Sha256): string =>
  sha256(`${salt}\n${content}`);

/** The entry of a version after the one before, null for the first. */
export function authorshipEntry(
  version: Omit<EssayVersion, 'seal'> & { salt: string },
  before: Before | null,
  sha256: Sha256,
): AuthorshipEntry {
  return {
    schema: AUTHORSHIP_SCHEMA,
    record: version.essayId,
    n: version.versionNumber,
    at: version.createdAt.toISOString(),
    origin: version.origin,
    from: version.restoredFrom,
    words: version.wordCount,
    characters: Array.from(version.content).length,
    wordsAdded: version.wordsAdded,
    wordsRemoved: version.wordsRemoved,
    longestAddition: version.longestAddition,
    minutesSinceLast: before === null ? null : wholeMinutes(before.createdAt, version.createdAt),
    text: commitmentTo(version.content, version.salt, sha256),
    prev: before?.hash ?? null,
  };
}

const wholeMinutes = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);

export const hashOf = (entry: AuthorshipEntry, sha256: Sha256): string => sha256(canonicalJson({ ...entry }));
