export interface ImportOptions {
  /** Compares every row, even recently imported ones. */
  forceUpdate: boolean;
  /** Skips rows imported within this many days, unless forced. */
  maxAgeInDays: number;
  /** The first page to read, counting from zero. */
  resumeFromPage: number;
}

export const EVERYTHING: ImportOptions = { forceUpdate: true, maxAgeInDays: 30, resumeFromPage: 0 };

/** Starts and cancels imports. A worker of any replica runs them, one at a time. */
export abstract class ImportRequests {
  /** Returns the id of the import. Throws `ImportAlreadyRunning`. */
  abstract begin(scope: 'all' | 'competitive', options: ImportOptions): Promise<string>;
  /** What the import has stored stays. Throws `ImportNotFound`. */
  abstract cancel(importId: string): Promise<void>;
}
