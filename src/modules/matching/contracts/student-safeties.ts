export interface SafetyQuery {
  /** Two-letter codes. The home state alone means "home first, then near it". */
  readonly states?: readonly string[] | undefined;
  /** CIP codes as the search takes them, such as "51" or "51.38", in place of the intended major; any of these. */
  readonly majors?: readonly string[] | undefined;
  /** Dollars a year after aid. */
  readonly priceMax?: number | undefined;
  readonly ownership?: 'public' | 'private' | undefined;
  readonly sort?: 'match' | 'netPrice' | 'completion' | 'size' | undefined;
}

export interface SafeColleges {
  /** Unit ids, the best first. */
  readonly unitIds: readonly number[];
  /** What was given up because fewer than wanted were found: that half graduate, or that it is near home. */
  readonly gaveUp: readonly ('completion' | 'place')[];
}

/** Colleges that would almost surely take a student and that the family can pay, as a counselor would name them. */
export abstract class StudentSafeties {
  /** Without the saved colleges of `leftOut`. None for a student with neither grades nor scores. */
  abstract find(
    studentId: string,
    query: SafetyQuery,
    wanted: number,
    leftOut: readonly number[],
  ): Promise<SafeColleges>;
}
