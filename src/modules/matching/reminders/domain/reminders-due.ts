import { localTime } from '#shared-kernel/domain/local-time.js';
import { isQuiet, NIGHT } from '#shared-kernel/domain/quiet-hours.js';
import { daysBetween } from './iso-days.js';
import { type OpenDate } from './open-date.js';

/** Days before a date on which its student is reminded, the nearest first. */
const REMINDERS = [1, 2, 7, 14, 30];
/** A date that may be wrong is only asked about, early enough to look it up. */
const QUESTIONS = [14, 30];

/** What was sent: of which date and how many days before it. */
export interface SentReminder {
  readonly subject: string;
  readonly day: string;
  readonly daysBefore: number;
}

export interface NearDate extends OpenDate {
  readonly daysLeft: number;
}

export interface Reminder extends NearDate {
  /** Which of the reminders it is; more than the days left where it comes late. */
  readonly daysBefore: number;
}

/** Of several reminders of one date that were missed, only the nearest is due. Nothing is due during the quiet hours. */
export function remindersDue(
  dates: readonly OpenDate[],
  sent: readonly SentReminder[],
  now: Date,
  zone: string,
  quiet = NIGHT,
): readonly Reminder[] {
  if (isQuiet(now, quiet, zone)) return [];

  const today = localTime(now, zone).day;
  return dates.flatMap((date) => {
    const daysLeft = daysBetween(today, date.day);
    const daysBefore = nearestReached(date, daysLeft);
    if (daysBefore === undefined || wasSent(date, daysBefore, sent)) return [];
    return [{ ...date, daysBefore, daysLeft }];
  });
}

function nearestReached({ certainty }: OpenDate, daysLeft: number): number | undefined {
  if (daysLeft < 0) return undefined;
  const days = certainty === 'unchecked' ? QUESTIONS : REMINDERS;
  return days.find((daysBefore) => daysLeft <= daysBefore);
}

/** A nearer one counts too: a traveler's day can begin again. */
const wasSent = ({ subject, day }: OpenDate, daysBefore: number, sent: readonly SentReminder[]): boolean =>
  sent.some((one) => one.subject === subject && one.day === day && one.daysBefore <= daysBefore);
