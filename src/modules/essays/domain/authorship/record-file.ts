import { type AuthorshipEntry } from './authorship-entry.js';

/** One version in the record: its entry, sealed by a signature over its hash. */
export interface SealedEntry {
  entry: AuthorshipEntry;
  hash: string;
  /** Base64url. */
  signature: string;
  /** The id of the key that signed it. */
  key: string;
}

/** A text that the student chose to show. */
export interface ShownText {
  n: number;
  salt: string;
  text: string;
}

/** What a student hands out: the record of an essay, and the texts they want to show. */
export interface RecordFile {
  record: string;
  /** The hash of the last entry. */
  head: string | null;
  entries: readonly SealedEntry[];
  shown: readonly ShownText[];
}

/** A public Ed25519 key in base64url. */
export interface PublicKey {
  kid: string;
  x: string;
}
