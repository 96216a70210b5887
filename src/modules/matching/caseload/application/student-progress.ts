import { type Day } from '../../applications/domain/terms.js';
import { type DueApplication } from '../domain/due-date.js';

/** What one student has done so far. */
export interface StudentProgress {
  readonly savedColleges: number;
  readonly lastChangedOn: Day | null;
  readonly applications: readonly DueApplication[];
}

/** Of many students at once, in a constant number of statements. */
export abstract class StoredProgress {
  /** Every student asked for is in the result. */
  abstract of(studentIds: readonly string[]): Promise<ReadonlyMap<string, StudentProgress>>;
}
