import { type Weeks } from '#shared-kernel/domain/weeks.js';

/** How often a student saved a changed essay, week by week. */
export abstract class EssayActivity {
  /** Versions saved, one count for each week. Those of deleted essays are gone. */
  abstract versionsSaved(studentId: string, weeks: Weeks): Promise<readonly number[]>;
}
