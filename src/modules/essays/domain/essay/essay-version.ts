export const VERSION_ORIGINS = ['typed', 'uploaded', 'restored'] as const;
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** How a text became another. */
export interface WordChange {
  wordsAdded: number;
  wordsRemoved: number;
  /** The longest run of words added in one place. */
  longestAddition: number;
}

/** The text of an essay at one time. It never changes, and its seal shows if someone changed it. */
export interface EssayVersion extends WordChange {
  essayId: string;
  versionNumber: number;
  content: string;
  wordCount: number;
  origin: VersionOrigin;
  /** The version whose text was taken again. */
  restoredFrom: number | null;
  /** By the database's clock. */
  createdAt: Date;
  seal: VersionSeal;
}

export interface VersionSeal {
  /** Random, so that nobody can guess a short text from its hash. */
  salt: string;
  /** Of the version's entry in the authorship record. */
  hash: string;
  /** Of the entry before; null for the first. */
  prevHash: string | null;
  signature: string;
  keyId: string;
}
