import { type Day } from '../calendar/day.js';
import { tasksOfItem } from './checklist-tasks.js';
import { tasksOfEssay } from './essay-tasks.js';
import { essayWorkOf } from './essay-work.js';
import { formTasks } from './form-tasks.js';
import { type FreeTime } from '../calendar/free-time.js';
import { type OpenApplication, openApplications } from '../open-applications.js';
import { type Season, type SeasonApplication } from '../season.js';
import { dueFirst, type Task } from './task.js';

/** Everything there is to do, the first due first. What several colleges need once is there once. */
export function tasksOf(season: Season, free: FreeTime): Task[] {
  const { today } = free;
  const open = openApplications(season.applications, today);
  const essays = essayWorkOf(season, open, today).flatMap((work) => tasksOfEssay(work, free));
  const forms = open.flatMap((application) => formTasks(application, today));
  const items = [...open, ...sentWithDates(season.applications, today)].flatMap((application) =>
    application.items.flatMap((item) => tasksOfItem(item, application, today)),
  );
  return [...essays, ...shared([...forms, ...items])].toSorted(dueFirst);
}

/** After an application is sent, only what has a date of its own is still to do, such as a report in the middle of the year. */
const sentWithDates = (applications: readonly SeasonApplication[], today: Day): OpenApplication[] =>
  applications
    .filter(({ isSent }) => isSent)
    .flatMap((application) =>
      application.items
        .filter(({ kind, dueOn }) => kind !== 'essay' && dueOn !== null && dueOn >= today)
        .map((item) => ({
          ...application,
          items: [item],
          sendBy: { day: item.dueOn ?? today, note: application.dateNote },
        })),
    );

/** The same task of several applications is done once, by the first day. */
function shared(tasks: readonly Task[]): Task[] {
  return [...Map.groupBy(tasks, ({ id }) => id).values()].map(doneOnce);
}

const isFirst = (a: Task, b: Task): boolean =>
  a.sendBy < b.sendBy || (a.sendBy === b.sendBy && a.id + a.dateNote <= b.id + b.dateNote);

function doneOnce(same: readonly Task[]): Task {
  const first = same.reduce((a, b) => (isFirst(a, b) ? a : b));
  return {
    ...first,
    colleges: [...new Set(same.flatMap(({ colleges }) => colleges))].toSorted(),
    applicationIds: [...new Set(same.flatMap(({ applicationIds }) => applicationIds))].toSorted(),
  };
}
