import { type SelectionCriteria } from './selection-criteria.js';

export abstract class SelectionCriteriaRepository {
  /** Null before the first save. */
  abstract of(studentId: string): Promise<SelectionCriteria | null>;

  abstract save(studentId: string, criteria: SelectionCriteria, now: Date): Promise<void>;
}
