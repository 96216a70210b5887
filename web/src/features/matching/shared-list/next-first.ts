import { daysUntil } from '../applications/shared/deadline-words';
import { isSent } from '../applications/shared/status-words';
import { type SharedApplication } from './words';

const LAST = Number.MAX_SAFE_INTEGER;

const daysLeft = (application: SharedApplication, today: string) => {
  const { date } = application.deadline;
  return isSent(application) || date === null ? LAST : daysUntil(date, today);
};

/** Its day went by before it was sent. */
export const isMissed = (application: SharedApplication, today: string) => daysLeft(application, today) < 0;

/** What is still to be sent, the next date first; then what was sent, as it was begun. */
export const nextFirst = (applications: readonly SharedApplication[], today: string) =>
  applications.toSorted((a, b) => daysLeft(a, today) - daysLeft(b, today));
