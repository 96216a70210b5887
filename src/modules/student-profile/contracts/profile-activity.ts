import { type Weeks } from '#shared-kernel/domain/weeks.js';

/** How often a student worked on their profile, week by week. */
export abstract class ProfileActivity {
  /** Days (UTC) on which the profile changed, 0 to 7 for each week. */
  abstract daysEdited(studentId: string, weeks: Weeks): Promise<readonly number[]>;
}
