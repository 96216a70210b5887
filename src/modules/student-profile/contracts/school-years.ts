import { type GradeLevel } from '../domain/choices.js';

/** Where a student is in school; null is "never entered". */
export interface SchoolYear {
  readonly gradeLevel: GradeLevel | null;
  readonly graduationYear: number | null;
}

/** Of many students at once. Who may see a grade level is for the caller to know. */
export abstract class SchoolYears {
  /** By student id; a student who entered nothing about school is absent. */
  abstract of(studentIds: readonly string[]): Promise<ReadonlyMap<string, SchoolYear>>;
}
