export interface ImportOptions {
  /** Compare every row, however fresh. */
  forceUpdate: boolean;
  /** Rows imported within so many days are left as they are, unless forced. */
  maxAgeInDays: number;
  /** The page of the service to begin at, counted from zero. */
  resumeFromPage: number;
}

export const EVERYTHING: ImportOptions = { forceUpdate: true, maxAgeInDays: 30, resumeFromPage: 0 };

/** Asks for imports; a worker of any replica does them, one at a time. */
export abstract class ImportRequests {
  /** Stores the import and its job together. Throws `ImportAlreadyRunning`. Returns the import's id. */
  abstract begin(scope: 'all' | 'competitive', options: ImportOptions): Promise<string>;
  /** Calls an unfinished import off; what it has stored stays. Throws `ImportNotFound`. */
  abstract cancel(importId: string): Promise<void>;
}
