import { type Day, daysBetween } from './day.js';
import { type FreeTime } from './free-time.js';
import { dueFirst, type Task } from '../tasks/task.js';

/** Work on one task on one day. */
export interface Session {
  task: Task;
  day: Day;
  halfHours: number;
  /** Whether the task is done with it. */
  finishes: boolean;
}

interface Open {
  task: Task;
  left: number;
}

/**
 * What is due first is done first, up to the time of each day. Where the rest still fits, an essay rests for a night
 * between its drafts. Nothing is planned after its due day: of a season that does not fit, some work stays unplanned.
 */
export function planByDay(tasks: readonly Task[], free: FreeTime): Session[] {
  const { today } = free;
  const last = tasks.reduce((latest, { dueOn }) => (dueOn > latest ? dueOn : latest), today);
  const days = daysBetween(today, last);
  let open: Open[] = tasks.toSorted(dueFirst).map((task) => ({ task, left: task.halfHours }));

  const sessions: Session[] = [];
  for (const day of days) {
    open = open.filter(({ task, left }) => left > 0 && task.dueOn >= day);
    sessions.push(...planDay(day, open, free.on(day), (due) => free.until(due) - free.until(day)));
  }
  return sessions;
}

type TimeAfterToday = (due: Day) => number;

function planDay(day: Day, open: Open[], time: number, later: TimeAfterToday): Session[] {
  const done = new Map<Task, number>();
  const touched = new Set<string>();
  for (let left = time; left > 0; left--) {
    const next = nextTask(open, touched, left, later);
    if (next === null) break;
    next.left--;
    done.set(next.task, (done.get(next.task) ?? 0) + 1);
    if (next.left === 0) touched.add(next.task.chain);
  }
  return [...done].map(([task, halfHours]) => ({
    task,
    day,
    halfHours,
    finishes: open.some((one) => one.task === task && one.left === 0),
  }));
}

/** The first that has rested, unless waiting would make something late; then the first of all. */
function nextTask(
  open: readonly Open[],
  finishedToday: ReadonlySet<string>,
  left: number,
  later: TimeAfterToday,
): Open | null {
  const waiting = open.filter((one) => one.left > 0);
  const [first] = waiting;
  if (first === undefined) return null;

  const begun = new Set<string>();
  const rested = waiting.find(({ task }) => {
    const comesNext = !begun.has(task.chain);
    begun.add(task.chain);
    return comesNext && !(task.afterNight && finishedToday.has(task.chain));
  });
  if (rested === first) return first;
  const unused = rested === undefined ? left : 1;
  return canSpare(waiting, rested?.task.dueOn ?? null, unused, left, later) ? (rested ?? null) : first;
}

/** Whether everything due before `until` still fits when so much of today goes elsewhere. */
function canSpare(
  waiting: readonly Open[],
  until: Day | null,
  unused: number,
  left: number,
  later: TimeAfterToday,
): boolean {
  let work = 0;
  return waiting.every(({ task, left: halfHours }, i) => {
    work += halfHours;
    const { dueOn } = task;
    if (waiting[i + 1]?.task.dueOn === dueOn || (until !== null && dueOn >= until)) return true;
    return work + unused <= left + later(dueOn);
  });
}
