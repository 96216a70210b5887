import { cycleOf } from './cycle.js';
import { type Deadline, deadlineOf } from './deadline.js';
import { type RoundDates } from '../published-plan.js';
import { type Round } from '../rounds/round.js';
import { type Day } from '../terms.js';

/** Without a date of the student's own. */
export const NOT_ENTERED = { submissionDeadline: null, deadlineCheckedOn: null, deadlineCheckedWhere: null };

export interface Expected extends Round {
  collegeId: number;
  rounds: readonly RoundDates[];
  graduationYear: number | null;
}

/** The deadline an application will have before the student enters a date of their own. For the browser too. */
export const expectedDeadline = ({ rounds, graduationYear, ...round }: Expected, today: Day): Deadline =>
  deadlineOf({ ...round, ...NOT_ENTERED }, rounds, cycleOf(graduationYear, today), today);
