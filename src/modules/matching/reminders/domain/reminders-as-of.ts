import { localTime } from '#shared-kernel/domain/local-time.js';
import { daysBetween } from './iso-days.js';
import { type OpenDate } from './open-date.js';
import { type NearDate } from './reminders-due.js';

interface DateToRemind {
  readonly subject: string;
  readonly day: string;
}

/** Of the dates to be reminded of, those that are still open and not past, with the days left now. */
export function remindersAsOf(
  now: Date,
  zone: string,
  open: readonly OpenDate[],
  wanted: readonly DateToRemind[],
): readonly NearDate[] {
  const today = localTime(now, zone).day;
  return open
    .filter((date) => wanted.some(({ subject, day }) => subject === date.subject && day === date.day))
    .map((date) => ({ ...date, daysLeft: daysBetween(today, date.day) }))
    .filter(({ daysLeft }) => daysLeft >= 0);
}
