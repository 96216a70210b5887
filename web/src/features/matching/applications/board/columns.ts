import { type Application } from '@/api';
import { STATUSES } from '../shared/status-words';

export type Column = { status: Application['status']; applications: Application[] };

const LAST = '9';

/** The soonest first; those without a date at the end. */
export const byDeadline = (one: Application, other: Application) =>
  (one.deadline.planBy ?? LAST).localeCompare(other.deadline.planBy ?? LAST) ||
  one.college.shortName.localeCompare(other.college.shortName);

/** One column for each status, also where it is empty. */
export const columnsOf = (applications: readonly Application[]): Column[] =>
  STATUSES.map((status) => ({
    status,
    applications: applications.filter((each) => each.status === status).toSorted(byDeadline),
  }));

/** On a phone: the first column with something in it. */
export const firstFilled = (columns: readonly Column[]) =>
  columns.find(({ applications }) => applications.length > 0)?.status ?? 'Planning';
