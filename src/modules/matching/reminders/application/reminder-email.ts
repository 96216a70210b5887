import { type Email } from '#shared-kernel/application/mailer.js';
import { type Language } from '#shared-kernel/domain/language.js';
import { type NearDate } from '../domain/reminders-due.js';
import { english } from './reminder-email-words.js';
import { spanish } from './reminder-email-words.es.js';
import { type ReminderLinks } from './reminder-links.js';

const WORDS = { en: english, es: spanish };

/** One email about everything that is near, the nearest first. */
export function reminderEmail(
  reminders: readonly NearDate[],
  links: ReminderLinks,
  language: Language,
): Omit<Email, 'to'> {
  const words = WORDS[language];
  const items = reminders
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((reminder) => ({ ...words.date(reminder), url: links.application(reminder.applicationId) }));
  const [first, ...others] = items;
  const footer = {
    afterwards: [words.why],
    settings: { label: words.settings, url: links.settings() },
  };
  if (first !== undefined && others.length === 0)
    return {
      subject: first.title,
      paragraphs: [first.body],
      action: { label: words.open, url: first.url },
      ...footer,
    };
  return {
    subject: words.several(items.length),
    paragraphs: [words.intro],
    items: items.map(({ title, body, url }) => ({ title, text: body, url })),
    action: { label: words.all, url: links.applications() },
    ...footer,
  };
}
