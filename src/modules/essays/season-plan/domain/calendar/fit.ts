import { type Day } from './day.js';
import { type FreeTime } from './free-time.js';
import { type Task } from '../tasks/task.js';

/** What has to be done by a day, and the time until then, in half hours. */
export interface Balance {
  day: Day;
  work: number;
  time: number;
}

/** For each day on which something is due. */
export function balances(tasks: readonly Task[], free: FreeTime): Balance[] {
  const byDay = new Map<Day, number>();
  for (const { dueOn, halfHours } of tasks) byDay.set(dueOn, (byDay.get(dueOn) ?? 0) + halfHours);

  let work = 0;
  return [...byDay.keys()].toSorted().map((day) => {
    work += byDay.get(day) ?? 0;
    return { day, work, time: free.until(day) };
  });
}

/**
 * Everything can be done in time exactly when, for each day, the work due by then is no more than the time until then:
 * work that waits for nothing and is done by what is due first is late only where even doing nothing else would be.
 */
export const fits = (tasks: readonly Task[], free: FreeTime): boolean =>
  balances(tasks, free).every(({ work, time }) => work <= time);

/** The day with the most hours too many; the first of several. Null when everything fits. */
export function tightestDay(tasks: readonly Task[], free: FreeTime): Balance | null {
  let worst: Balance | null = null;
  for (const balance of balances(tasks, free))
    if (balance.work > balance.time && (worst === null || shortOf(balance) > shortOf(worst))) worst = balance;
  return worst;
}

export const shortOf = ({ work, time }: Balance): number => work - time;
