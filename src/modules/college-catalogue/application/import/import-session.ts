import { type FederalPage, type ReleaseHint } from './federal-source.js';

/** A pause that the source requested. */
export interface Wait {
  until: Date;
  why: string;
}

export type ImportOutcome = { state: 'complete' } | { state: 'failed'; error: string };

export interface ImportStart {
  releasedOn: string;
  /** The first page that is not stored yet. */
  from: number;
  /** How many colleges are stored already. */
  storedBefore: number;
}

/** One import while one process works on it. Only the session writes its progress. */
export abstract class ImportSession {
  abstract begin(hint: ReleaseHint): Promise<ImportStart>;

  /** Colleges, problems and progress in one transaction. Throws `ImportCancelled`. */
  abstract store(page: FederalPage): Promise<void>;

  abstract finish(outcome: ImportOutcome): Promise<void>;

  /** Counts a failure on our side. True when the same page has failed too often to try again. */
  abstract recordFailure(): Promise<boolean>;
}

export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}
