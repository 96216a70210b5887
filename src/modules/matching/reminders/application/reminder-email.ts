import { type Email } from '#shared-kernel/application/mailer.js';
import { reminderWords } from '../domain/reminder-words.js';
import { type NearDate } from '../domain/reminders-due.js';
import { type ReminderLinks } from './reminder-links.js';

const WHY = 'You asked for these emails. You can turn them off at any time.';

/** One email about everything that is near, the nearest first. */
export function reminderEmail(reminders: readonly NearDate[], links: ReminderLinks): Omit<Email, 'to'> {
  const items = reminders
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((reminder) => ({ ...reminderWords(reminder), url: links.application(reminder.applicationId) }));
  const [first, ...others] = items;
  const footer = {
    afterwards: [WHY],
    settings: { label: 'Change or turn off reminders', url: links.settings() },
  };
  if (first !== undefined && others.length === 0)
    return {
      subject: first.title,
      paragraphs: [first.body],
      action: { label: 'Open this application', url: first.url },
      ...footer,
    };
  return {
    subject: `${String(items.length)} dates of your applications`,
    paragraphs: ['Here is what comes next, the nearest first.'],
    items: items.map(({ title, body, url }) => ({ title, text: body, url })),
    action: { label: 'See all your applications', url: links.applications() },
    ...footer,
  };
}
