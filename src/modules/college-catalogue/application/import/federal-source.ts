import { printable } from '../../domain/federal-data/printable.js';
import { type CollegeRecord, type UnreadableRow } from '../../domain/federal-data/read-college.js';

/** As much of a release as its source tells by itself; null: not told. */
export interface ReleaseHint {
  releasedOn: string | null;
  /** The academic year the directory columns describe, by its first year. */
  dataYear: number | null;
}

export interface FederalPage {
  /** Counts from zero; the same page holds the same rows whenever it is read again. */
  page: number;
  pages: number | null;
  expectedRows: number | null;
  rowsRead: number;
  colleges: readonly CollegeRecord[];
  problems: readonly UnreadableRow[];
  /** Titles of 4-digit fields that were met for the first time. */
  titles: ReadonlyMap<string, string>;
}

export interface PagesWanted {
  from: number;
  releasedOn: string;
  /** How many colleges earlier runs of the same import have stored. */
  storedBefore: number;
}

/** One way to the federal data: the live service or the official files. Failing for good is a `SourceFailed`. */
export abstract class FederalSource {
  abstract release(): Promise<ReleaseHint>;
  abstract pages(wanted: PagesWanted): AsyncIterable<FederalPage>;
}

/** A message may quote what the source sent, which may be anything. */
const LONGEST_MESSAGE = 500;

/** The source cannot be read, and trying again would not help. The message is a sentence for the admin. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';

  constructor(message: string, options?: ErrorOptions) {
    super(printable(message.slice(0, LONGEST_MESSAGE)), options);
  }
}
