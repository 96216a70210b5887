import { type Certainty, type DateOrigin, type OpenDate } from './open-date.js';

/** What is asked about an application to find its dates. */
export interface DatedApplication {
  readonly id: string;
  readonly applicationType: string;
  readonly status: string;
  readonly college: { readonly shortName: string };
  readonly deadline: {
    readonly kind: 'checked' | 'entered' | 'published' | 'usual' | 'unknown';
    readonly date: string | null;
    readonly planBy: string | null;
    readonly note: string;
    readonly cycle: string | null;
    readonly checkedOn: string | null;
    readonly checkedWhere: string | null;
    readonly lastCycle: { readonly cycle: string; readonly date: string; readonly note: string } | null;
  };
  readonly checklist: readonly DatedItem[];
}

interface DatedItem {
  readonly id: string;
  readonly label: string;
  readonly dueOn: string | null;
  readonly doneOn: string | null;
}

const NOT_SENT: readonly string[] = ['Planning', 'In Progress'];
const YOUR_DATE = 'You chose this date.';

/** The deadline until the application is sent, and each dated thing until it is done. Nothing once there is a decision. */
export function openDatesOf(application: DatedApplication): readonly OpenDate[] {
  if (application.status === 'Decided') return [];
  return [
    ...(NOT_SENT.includes(application.status) ? deadlineOf(application) : []),
    ...application.checklist.flatMap((item) => itemOf(item, application)),
  ];
}

function deadlineOf({ id, applicationType, college, deadline }: DatedApplication): OpenDate[] {
  const { kind, date, planBy, note, lastCycle } = deadline;
  const certainty: Certainty = kind === 'checked' ? 'checked' : 'unchecked';
  // Until it is checked, the earlier of two possible days is the safer one to ask about.
  const day = planBy ?? date;
  if (day === null) return [];

  const title = `${applicationType}, ${college.shortName}`;
  const isEarlier = day !== date && lastCycle !== null;
  return [
    {
      subject: id,
      applicationId: id,
      title,
      day,
      certainty,
      note: isEarlier ? `${note} ${lastCycle.note}` : note,
      origin: originOf(deadline, isEarlier ? lastCycle : null),
    },
  ];
}

function originOf(
  { kind, cycle, checkedOn: on, checkedWhere: where }: DatedApplication['deadline'],
  lastCycle: DatedApplication['deadline']['lastCycle'],
): DateOrigin {
  if (kind === 'checked' && on !== null && where !== null) return { kind, on, where };
  if (kind === 'published' && cycle !== null) return { kind, cycle };
  return { kind: kind === 'entered' ? 'entered' : 'usual', lastCycle };
}

function itemOf({ id, label, dueOn, doneOn }: DatedItem, application: DatedApplication): OpenDate[] {
  if (dueOn === null || doneOn !== null) return [];
  const title = `${label}, ${application.college.shortName}`;
  return [
    {
      subject: id,
      applicationId: application.id,
      title,
      day: dueOn,
      certainty: 'yours',
      note: YOUR_DATE,
      origin: { kind: 'yours' },
    },
  ];
}
