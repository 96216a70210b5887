import { daysUntil } from '../applications/shared/deadline-words';
import { type CollegeByLink } from './words';

const LAST = Number.MAX_SAFE_INTEGER;

/** Days to the next date of a college; a date that is over counts like none. */
const daysToNext = ({ rounds }: CollegeByLink, today: string) =>
  Math.min(
    LAST,
    ...rounds
      .flatMap(({ deadline }) => (deadline.date === null ? [] : [daysUntil(deadline.date, today)]))
      .filter((days) => days >= 0),
  );

/** Within the same day by name, as the server has them. */
export const nextDateFirst = (colleges: readonly CollegeByLink[], today: string) =>
  colleges.toSorted((one, other) => daysToNext(one, today) - daysToNext(other, today));
