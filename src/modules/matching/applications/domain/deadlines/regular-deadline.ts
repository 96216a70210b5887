import { type Cycle } from './cycle.js';
import { type Deadline, deadlineOf, type DueFacts } from './deadline.js';
import { NOT_ENTERED } from './expected-deadline.js';
import { type RoundDates } from '../published-plan.js';
import { type Day } from '../terms.js';

/** When an Early Action application would be due in the regular round: it promises nothing, so it may still move there. */
export const regularDeadlineOf = (
  facts: DueFacts,
  rounds: readonly RoundDates[],
  cycle: Cycle,
  today: Day,
): Deadline | null =>
  facts.applicationType === 'Early Action'
    ? deadlineOf(
        { ...facts, ...NOT_ENTERED, applicationType: 'Regular Decision', plan: null },
        rounds,
        cycle,
        today,
      )
    : null;
