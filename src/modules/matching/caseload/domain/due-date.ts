import { type Deadline, deadlineOf, type DueFacts } from '../../applications/domain/deadlines/deadline.js';
import { type RoundDates } from '../../applications/domain/published-plan.js';
import { type Cycle } from '../../applications/domain/deadlines/cycle.js';
import { type Round } from '../../applications/domain/rounds/round.js';
import { type ApplicationStatus, type Day } from '../../applications/domain/terms.js';
import { sharedDeadline } from '../../shared-list/domain/shared-application.js';

/** What is known of an application to tell when it is due. */
export interface DueApplication extends DueFacts {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly items: number;
  readonly itemsDone: number;
  /** Open lines of the checklist to which the student gave a day. */
  readonly datedItems: readonly { readonly label: string; readonly dueOn: Day }[];
}

/** Something a student has yet to do by a day. The day is never shown without where it is from. */
export interface DueDate extends Round {
  readonly applicationId: string;
  readonly collegeId: number;
  readonly collegeName: string;
  /** A line of the checklist; null is the application itself. */
  readonly item: string | null;
  readonly day: Day;
  /** `planned`: the student’s own day for a line of the checklist. */
  readonly kind: Exclude<Deadline['kind'], 'unknown'> | 'planned';
  readonly note: string;
  /** Lines of the checklist of its application. */
  readonly items: number;
  readonly itemsDone: number;
}

const PLANNED_NOTE = 'The student planned this day.';
const NOT_SENT: readonly ApplicationStatus[] = ['Planning', 'In Progress'];

export const isSent = ({ status }: Pick<DueApplication, 'status'>): boolean => !NOT_SENT.includes(status);

/** Of the college and of the student. */
interface Around {
  readonly collegeName: string;
  readonly rounds: readonly RoundDates[];
  readonly cycle: Cycle;
  readonly today: Day;
}

/** Of one application: its deadline until it is sent, and what has a day of its own until there is a decision. */
export function dueDatesOf(application: DueApplication, around: Around): readonly DueDate[] {
  const { id: applicationId, collegeId, applicationType, plan, items, itemsDone } = application;
  const { collegeName, rounds, cycle, today } = around;
  const of = { applicationId, collegeId, collegeName, applicationType, plan, items, itemsDone };
  const { date, kind, note } = sharedDeadline(deadlineOf(application, rounds, cycle, today));
  const isDue = !isSent(application) && date !== null && kind !== 'unknown';
  const dated = application.status === 'Decided' ? [] : application.datedItems;
  return [
    ...(isDue ? [{ ...of, item: null, day: date, kind, note }] : []),
    ...dated.map(({ label, dueOn }) => ({
      ...of,
      item: label,
      day: dueOn,
      kind: 'planned' as const,
      note: PLANNED_NOTE,
    })),
  ];
}

/** The nearest first. */
export const byDay = (a: Pick<DueDate, 'day'>, b: Pick<DueDate, 'day'>): number => a.day.localeCompare(b.day);
