/** What one college is called, and how well known it is likely to be. */
export interface CollegeNaming {
  /** UNITID. */
  readonly unitId: number;
  /** INSTNM. */
  readonly name: string;
  /** As people call it. */
  readonly shortName: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly zip: string | null;
  /** Those that colleges do not report themselves, in small letters: "mit". */
  readonly nicknames: readonly string[];
  /** ALIAS: those that the college reports. */
  readonly otherNames: readonly string[];
  readonly isFourYear: boolean;
  /** Most of its degrees are bachelor's degrees. */
  readonly isMainlyBachelors: boolean;
  readonly isMainCampus: boolean;
  /** A fraction of 1; null when not reported. */
  readonly admitRate: number | null;
  readonly undergraduates: number | null;
}
