import { type FederalPage, type ReleaseHint } from './federal-source.js';

export interface Wait {
  until: Date;
  why: string;
}

export type ImportOutcome = { state: 'complete' } | { state: 'failed'; error: string };

/** Rows, problems and progress in one transaction. Throws `ImportCancelled` when the import was called off. */
export type StorePage = () => Promise<void>;

/** One import while one process works on it; the only place where its progress is written. */
export abstract class ImportSession {
  /** The release the import is of: a known one where the hint fits it. The page to go on from, and what is stored. */
  abstract begin(hint: ReleaseHint): Promise<{ releasedOn: string; from: number; storedBefore: number }>;
  /** Compares a page with what is stored, while the page before it may still be on its way there. */
  abstract prepare(page: FederalPage): Promise<StorePage>;
  abstract finish(outcome: ImportOutcome): Promise<void>;
  /** After a fault of our own: true when it has happened too often on one page to be tried again. */
  abstract setBack(): Promise<boolean>;
}

export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}
