import { type Application } from '@/api';
import { isSent, roundWords, standingWords, STATUSES } from '../shared/status-words';

export const SORTS = ['deadline', 'college', 'status', 'round'] as const;
export type Sort = (typeof SORTS)[number];
export type Order = { sort: Sort; descending: boolean };

export const USUAL_ORDER: Order = { sort: 'deadline', descending: false };

type Compare = (one: Application, other: Application) => number;

const byName: Compare = (one, other) => one.college.shortName.localeCompare(other.college.shortName);
const statusRank = ({ status }: Application) => STATUSES.indexOf(status);

const COMPARE: Readonly<Record<Sort, Compare>> = {
  deadline: (one, other) => (one.deadline.date ?? '').localeCompare(other.deadline.date ?? ''),
  college: byName,
  status: (one, other) =>
    statusRank(one) - statusRank(other) || standingWords(one).localeCompare(standingWords(other)),
  round: (one, other) => roundWords(one).localeCompare(roundWords(other)),
};

/** What is still to be sent comes first, and what has no date after what has one. */
const place = (application: Application) =>
  isSent(application) ? 2 : application.deadline.date === null ? 1 : 0;

/** A table by date turns around within what is still to be sent only. */
export const inOrder = (applications: readonly Application[], { sort, descending }: Order) =>
  applications.toSorted(
    (one, other) =>
      (sort === 'deadline' ? place(one) - place(other) : 0) ||
      (descending ? -1 : 1) * COMPARE[sort](one, other) ||
      byName(one, other),
  );

/** Another column starts ascending; the same column turns around. */
export const nextOrder = (order: Order, sort: Sort): Order => ({
  sort,
  descending: order.sort === sort && !order.descending,
});
