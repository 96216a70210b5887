import { type Day } from './calendar/day.js';
import { type Balance, balances, shortOf, tightestDay } from './calendar/fit.js';
import { FreeTime } from './calendar/free-time.js';
import { leftOutApplications, leftOutEssays, type LeftOut } from './open-applications.js';
import { planByDay, type Session } from './calendar/plan-by-day.js';
import { type Task } from './tasks/task.js';
import { tasksOf } from './tasks/tasks-of-season.js';
import { type Situation } from './ways/way.js';
import { type WaysOut, waysOut } from './ways/ways-out.js';

/** Why a season does not fit. */
export interface Proof {
  tightest: Balance;
  /** All days with more work than time. */
  shortDays: readonly Balance[];
  /** What is due by the tightest day. */
  tasks: readonly Task[];
}

export interface SeasonPlan {
  free: FreeTime;
  tasks: readonly Task[];
  sessions: readonly Session[];
  leftOut: readonly LeftOut[];
  /** Null when everything fits. */
  proof: Proof | null;
  waysOut: WaysOut | null;
}

/** The plan of a season by day, or the proof that it does not fit and what would help. */
export function planSeason(situation: Situation, today: Day): SeasonPlan {
  const free = new FreeTime(situation.settings, today);
  const tasks = tasksOf(situation.season, free);
  const proof = proofOf(tasks, free);
  return {
    free,
    tasks,
    sessions: planByDay(tasks, free),
    leftOut: [
      ...leftOutApplications(situation.season.applications, today),
      ...leftOutEssays(situation.season),
    ],
    proof,
    waysOut: proof === null ? null : waysOut(situation, today),
  };
}

function proofOf(tasks: readonly Task[], free: FreeTime): Proof | null {
  const tightest = tightestDay(tasks, free);
  if (tightest === null) return null;
  return {
    tightest,
    shortDays: balances(tasks, free).filter((balance) => shortOf(balance) > 0),
    tasks: tasks.filter(({ dueOn }) => dueOn <= tightest.day),
  };
}
