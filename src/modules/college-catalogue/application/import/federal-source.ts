import { printable } from '../../domain/federal-data/printable.js';
import { type CollegeRecord, type UnreadableRow } from '../../domain/federal-data/read-college.js';

/** What a source knows about its release; null when it does not know. */
export interface ReleaseHint {
  releasedOn: string | null;
  /** The academic year the directory columns describe, by its first year. */
  dataYear: number | null;
}

export interface FederalPage {
  /** Counting from zero. The same page always has the same rows. */
  page: number;
  pages: number | null;
  expectedRows: number | null;
  rowsRead: number;
  colleges: readonly CollegeRecord[];
  problems: readonly UnreadableRow[];
  /** Program titles by 4-digit CIP code. */
  titles: ReadonlyMap<string, string>;
}

export interface PageRange {
  from: number;
  releasedOn: string;
  /** How many colleges the import has stored already. */
  storedBefore: number;
}

/** The live service or the official files. Throws `SourceFailed` when trying again would not help. */
export abstract class FederalSource {
  abstract release(): Promise<ReleaseHint>;
  abstract pages(wanted: PageRange): AsyncIterable<FederalPage>;
}

const LONGEST_MESSAGE = 500;

/** The source cannot be read, and trying again would not help. The message is shown to the admin. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';

  constructor(message: string, options?: ErrorOptions) {
    // The message may quote any bytes the source sent.
    super(printable(message.slice(0, LONGEST_MESSAGE)), options);
  }
}
