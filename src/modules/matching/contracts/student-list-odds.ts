/** Will a student's own list work? Of no single college. Fractions of 1. */
export interface OddsOfList {
  /** At least one yes, as estimated, and with every estimate at its low and at its high end. */
  readonly any: number;
  readonly low: number;
  readonly high: number;
  /** At least one yes that the family can pay; null where no price can be counted. */
  readonly affordable: number | null;
  readonly hasAffordableSafety: boolean;
  /** How many colleges the odds are of. */
  readonly counted: number;
  /** Colleges of the list without an estimate. */
  readonly notCounted: number;
}

/** The odds of a student's list as admins read them. */
export abstract class StudentListOdds {
  /**
   * Of the colleges that have not answered. Null without grades and scores, and for a list so short that its odds would tell the
   * chance at one college.
   */
  abstract of(studentId: string): Promise<OddsOfList | null>;
}
