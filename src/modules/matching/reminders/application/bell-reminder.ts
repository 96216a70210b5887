import { type BellReminder } from '../domain/reminder.events.js';
import { spanishReminderWords } from '../domain/reminder-words.es.js';
import { reminderWords } from '../domain/reminder-words.js';
import { type Reminder } from '../domain/reminders-due.js';

export const bellReminder = (reminder: Reminder): BellReminder => ({
  kind: reminder.certainty === 'unchecked' ? 'check-deadline' : 'deadline-near',
  key: `${reminder.subject} ${reminder.day} ${String(reminder.daysBefore)}`,
  applicationId: reminder.applicationId,
  ...reminderWords(reminder),
  spanish: spanishReminderWords(reminder),
});
