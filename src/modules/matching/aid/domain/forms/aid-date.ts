/** Where a date was read. */
export interface FactSource {
  readonly name: string;
  readonly url: string;
}

/** The day on which every fact of this folder was looked up. */
export const LOOKED_UP_ON = '2026-11-27';

/** A date as published for one school year. It is never moved to another. */
export interface AidDate {
  readonly label: string;
  /** The school year that the aid is for, such as "2027-28"; null for a rule of every year. */
  readonly aidYear: string | null;
  /** An ISO date; null for a rule of every year. */
  readonly day: string | null;
  /** "January 15, by state rule"; for a rule of every year. */
  readonly rule: string | null;
  /** Whom it is for, where not for everyone. */
  readonly note: string | null;
  readonly source: FactSource;
}
