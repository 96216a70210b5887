import { addDays, type Day, daysBetween, laterOf, weekOf } from '../../domain/calendar/day.js';
import { type FreeTime } from '../../domain/calendar/free-time.js';
import { type Session } from '../../domain/calendar/plan-by-day.js';
import { halfHoursOf, type Task } from '../../domain/tasks/task.js';
import { type SeasonPlan } from './season-plan.dto.js';

type Week = SeasonPlan['weeks'][number];
type TaskReply = NonNullable<SeasonPlan['proof']>['tasks'][number];

const DAYS_OF_WEEK = 7;

export const inHours = (halfHours: number): number => halfHours / 2;

/** From the week of today to the last week with something planned. */
export function weeksOf(sessions: readonly Session[], free: FreeTime): Week[] {
  const last = sessions.reduce((day, session) => laterOf(day, session.day), free.today);
  const mondays = daysBetween(weekOf(free.today), last).filter((day) => day === weekOf(day));
  return mondays.map((start) => weekFrom(start, sessions, free));
}

function weekFrom(start: Day, sessions: readonly Session[], free: FreeTime): Week {
  const end = addDays(start, DAYS_OF_WEEK - 1);
  const days = daysBetween(laterOf(start, free.today), end);
  const inWeek = sessions.filter(({ day }) => start <= day && day <= end);
  return {
    start,
    end,
    hoursPlanned: inHours(halfHoursOf(inWeek)),
    hoursFree: inHours(days.reduce((sum, day) => sum + free.on(day), 0)),
    busy: free.settings.busy.filter(({ from, to }) => from <= end && to >= start).map(({ name }) => name),
    days: days.flatMap((day) => dayFrom(day, inWeek)),
  };
}

function dayFrom(day: Day, sessions: readonly Session[]): Week['days'] {
  const onDay = sessions.filter((session) => session.day === day);
  if (onDay.length === 0) return [];
  return [
    {
      day,
      hours: inHours(halfHoursOf(onDay)),
      sessions: onDay.map(({ task, halfHours, finishes }) => ({
        ...taskReply(task),
        hours: inHours(halfHours),
        finishes,
      })),
    },
  ];
}

export const taskReply = (task: Task): TaskReply => ({
  id: task.id,
  kind: task.kind,
  subject: task.subject,
  colleges: [...task.colleges],
  applicationIds: [...task.applicationIds],
  essayId: task.essayId,
  inEssayPlan: task.inEssayPlan,
  dueOn: task.dueOn,
  sendBy: task.sendBy,
  dateNote: task.dateNote,
  hours: inHours(task.halfHours),
});
