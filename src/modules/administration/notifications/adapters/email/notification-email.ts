import { type Email } from '#shared-kernel/application/mailer.js';
import { type Language } from '#shared-kernel/domain/language.js';
import { type EmailedNotification } from '../read-models/emailed-notifications.read-model.js';
import { english } from './notification-email-words.js';
import { spanish } from './notification-email-words.es.js';

const WORDS = { en: english, es: spanish };

interface Reader {
  readonly language: Language;
  /** Where Flyleaf is. */
  readonly publicUrl: string;
}

/** One email about everything that waited, the oldest first. */
export function notificationEmail(
  notifications: readonly EmailedNotification[],
  { language, publicUrl }: Reader,
): Omit<Email, 'to'> {
  const words = WORDS[language];
  const root = publicUrl.replace(/\/*$/, '');
  const items = notifications.map((notification) => {
    const { title, body } = words.news(notification);
    return { title, text: body, url: `${root}${notification.link}` };
  });
  const [first, ...others] = items;
  const footer = {
    afterwards: [words.why],
    settings: { label: words.settings, url: `${root}/settings/notifications` },
  };
  if (first !== undefined && others.length === 0)
    return {
      subject: first.title,
      paragraphs: [first.text],
      action: { label: words.open, url: first.url },
      ...footer,
    };
  return {
    subject: words.several(items.length),
    paragraphs: [words.intro],
    items,
    action: { label: words.open, url: `${root}/` },
    ...footer,
  };
}
