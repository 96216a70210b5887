/** A task of the search: a piece of work in half hours. */
export interface SearchedTask {
  halfHours: number;
  /** Counted from 0. */
  dueOn: number;
  /** The task that must be done before it, if any. */
  after: number | null;
  afterNight: boolean;
}

/**
 * Whether any way of spreading the work over the days ends everything in time. It tries every split of every day and
 * knows nothing of the planner's rule.
 */
export function canBeDone(
  tasks: readonly SearchedTask[],
  timeOfDay: readonly number[],
  { withNights }: { withNights: boolean },
): boolean {
  const seen = new Set<string>();

  const tryDay = (day: number, left: readonly number[]): boolean => {
    if (left.every((halfHours) => halfHours === 0)) return true;
    const time = timeOfDay[day];
    const key = `${day} ${left.join()}`;
    if (time === undefined || seen.has(key)) return false;
    seen.add(key);
    return splitsOfDay(tasks, left, day, time, withNights).some((rest) => tryDay(day + 1, rest));
  };

  return tryDay(
    0,
    tasks.map(({ halfHours }) => halfHours),
  );
}

/** What may be left after a day, for each way of using it. */
function splitsOfDay(
  tasks: readonly SearchedTask[],
  morning: readonly number[],
  day: number,
  time: number,
  withNights: boolean,
): number[][] {
  let splits: { left: number[]; time: number }[] = [{ left: [...morning], time }];
  tasks.forEach((task, i) => {
    splits = splits.flatMap((split) => {
      const before = task.after === null ? 0 : (split.left[task.after] ?? 0);
      const wasReady = task.after === null || morning[task.after] === 0;
      const isReady = before === 0 && (wasReady || !(withNights && task.afterNight));
      const most = isReady && day <= task.dueOn ? Math.min(split.time, split.left[i] ?? 0) : 0;
      return Array.from({ length: most + 1 }, (_, done) => ({
        left: split.left.map((halfHours, j) => (j === i ? halfHours - done : halfHours)),
        time: split.time - done,
      }));
    });
  });
  return splits.map(({ left }) => left);
}
