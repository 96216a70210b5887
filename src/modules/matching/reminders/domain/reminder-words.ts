import { dayInWords } from './iso-days.js';
import { type Reminder } from './reminders-due.js';

export interface ReminderWords {
  readonly title: string;
  readonly body: string;
}

/** A date that the student did not check is never stated as certain. */
export function reminderWords(reminder: Reminder): ReminderWords {
  const { title, day, certainty, note, daysLeft } = reminder;
  if (certainty === 'unchecked')
    return { title: `Check the date of ${title}`, body: `We have ${dayInWords(day)}. ${note}` };

  return { title: `${title}: ${timeLeft(daysLeft)}`, body: `${dayInWords(day)}. ${note}` };
}

function timeLeft(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day left' : `${String(days)} days left`;
}
