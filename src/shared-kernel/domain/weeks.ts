/** Whole weeks, one after another. */
export interface Weeks {
  readonly from: Date;
  readonly count: number;
}

const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** The week of `now` and those before it. Each begins on Monday at midnight, UTC. */
export function lastWeeks(now: Date, count: number): Weeks {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return { from: new Date(midnight - daysSinceMonday * DAY_MS - (count - 1) * WEEK_MS), count };
}

/** The days on which the weeks begin. */
export const beginnings = ({ from, count }: Weeks): Date[] =>
  Array.from({ length: count }, (_each, week) => new Date(from.getTime() + week * WEEK_MS));
