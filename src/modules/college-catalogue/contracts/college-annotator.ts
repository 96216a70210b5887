import { type CollegeExplanation } from './college-explanation.js';
import { type CollegeMatch } from './college-match.js';

/** Yearly household income, as students tell it. */
export type SearchIncomeBand = 'under 30k' | '30-60k' | '60-100k' | '100-150k' | 'over 150k';

/**
 * What every college is for one student, as columns: entry i of each is the college `unitIds[i]`. NaN is "not known".
 * The same profile over the same release gives the same object, so whoever derives from it may keep what it derived.
 */
export interface CollegeOutlook {
  readonly unitIds: Int32Array;
  /** Two-letter code. */
  readonly homeState: string | null;
  /** Null when not told: prices are then the average over all incomes. */
  readonly incomeBand: SearchIncomeBand | null;
  /** What "best match" is sorted by, the most first; null without grades and scores. */
  match(): Float32Array | null;
  /** Fractions of 1; null without grades and scores. */
  chance(): Float32Array | null;
  /** 0 reach, 1 target, 2 safety, 255 not known: by the chance as it was estimated. Null without grades and scores. */
  category(): Uint8Array | null;
  /** Dollars a year after aid. */
  netPrice(): Float32Array;
  /** The colleges of the student's current recommendations. */
  recommended(): readonly number[];
  /** What a college is for the student; null without grades and scores, and where a college reports too little. */
  at(unitId: number): CollegeMatch | null;
}

/** What each college costs a year after aid, wherever one lives. */
export type CollegePrices = Pick<CollegeOutlook, 'unitIds' | 'netPrice'>;

/** A student as of the moment of asking. */
export interface StudentNow {
  /** Another one whenever the outlook may be. */
  readonly version: string;
  /** Worked out when it is not remembered. */
  outlook(): Promise<CollegeOutlook>;
}

/**
 * Says what colleges are for one student. The catalogue asks and `matching` answers: its module is global and
 * provides this class, so the search carries matches though the catalogue knows nothing of matching. Without a
 * provider every college goes unannotated. Asked for students only, prices apart.
 */
export abstract class CollegeAnnotator {
  /** Cheap: says which version holds and works nothing out. */
  abstract asOfNow(studentId: string): Promise<StudentNow>;

  /** For this income instead of the student's own; nobody's home state counts without a student. */
  abstract pricesAt(incomeBand: SearchIncomeBand, homeState: string | null): Promise<CollegePrices>;

  /** Null when the college is not in the release that matching stands on. */
  abstract explain(studentId: string, unitId: number): Promise<CollegeExplanation | null>;
}
