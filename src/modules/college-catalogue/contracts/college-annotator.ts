import { type CollegeExplanation } from './college-explanation.js';
import { type CollegeMatch } from './college-match.js';

/**
 * Says what colleges are for one student. The catalogue asks and `matching` answers: its module is global and
 * provides this class, so the search carries matches though the catalogue knows nothing of matching. Without a
 * provider every college goes unannotated. Asked for students only.
 */
export abstract class CollegeAnnotator {
  /** One entry for each of the colleges that has a match; a college without one is absent. One pass for all of them. */
  abstract matches(studentId: string, unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeMatch>>;

  /** The colleges of the student's current recommendations. */
  abstract recommended(studentId: string): Promise<readonly number[]>;

  /** Null when the college is not in the release that matching stands on. */
  abstract explain(studentId: string, unitId: number): Promise<CollegeExplanation | null>;
}
