import { type Weeks } from '#shared-kernel/domain/weeks.js';

/** One count for each week. */
export interface CollegeActivityOfStudent {
  /** Colleges opened; the same one counts once a day. */
  readonly opened: readonly number[];
  /** Colleges saved that are still on the list. */
  readonly saved: readonly number[];
}

/** How a student looked for colleges, week by week. */
export abstract class CollegeActivity {
  abstract of(studentId: string, weeks: Weeks): Promise<CollegeActivityOfStudent>;
}
