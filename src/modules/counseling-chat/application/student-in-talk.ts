import { type IncomeBand } from './tools/tools.js';

/** What every answer may build on. Read once for a turn; holds nothing that identifies the student but the first name. */
export interface StudentInTalk {
  readonly firstName: string | null;
  readonly gradeLevel: '9th' | '10th' | '11th' | '12th' | 'Graduate' | null;
  /** Two-letter code. */
  readonly homeState: string | null;
  /** A title of the list of majors; null when undecided. */
  readonly major: string | null;
  /** Of the major, as the search takes it. */
  readonly majorCip: string | null;
  /** There is a GPA or a score, so there are ranges. */
  readonly enoughToEstimate: boolean;
  readonly hasGpa: boolean;
  readonly hasTest: boolean;
  readonly incomeBand: IncomeBand | null;
  /** The most the family can pay for a year, dollars. */
  readonly budget: number | null;
  readonly regions: readonly string[];
  readonly percentComplete: number;
  /** Unit ids, in the order they were saved. */
  readonly savedColleges: readonly number[];
  readonly essays: number;
}

/** Reads what is known of a student at the start of a turn. */
export abstract class StudentsInTalk {
  abstract of(studentId: string): Promise<StudentInTalk>;
}
