/** What one college is called. */
export interface CollegeNaming {
  /** UNITID. */
  readonly unitId: number;
  /** INSTNM. */
  readonly name: string;
  /** As people call it. */
  readonly shortName: string;
  readonly city: string;
  /** Those that colleges do not report themselves, in small letters: "mit". */
  readonly nicknames: readonly string[];
}
