import { dayInWords } from '#shared-kernel/domain/calendar-day.js';
import { type NearDate } from './reminders-due.js';

export interface ReminderWords {
  readonly title: string;
  readonly body: string;
}

/** Leaves room for the other words of a title. */
const LONGEST_NAME = 80;

/** A date that the student did not check is never stated as certain. */
export function reminderWords({ title, day, certainty, note, daysLeft }: NearDate): ReminderWords {
  const name = shortened(title);
  return certainty === 'unchecked'
    ? { title: `Check the date of ${name}`, body: `We have ${dayInWords(day)}. ${note}` }
    : { title: `${name}: ${timeLeft(daysLeft)}`, body: `${dayInWords(day)}. ${note}` };
}

function timeLeft(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day left' : `${String(days)} days left`;
}

export const shortened = (text: string): string =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
