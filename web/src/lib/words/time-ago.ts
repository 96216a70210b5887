import { type Language } from '../preferences/stored-language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };
const JUST_NOW: Readonly<Record<Language, string>> = { en: 'Just now', es: 'Hace un momento' };

/** "Just now", "4 minutes ago", "yesterday", and after a week the date. */
export const timeAgo = (at: Date, now: Date, language: Language = 'en') => {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return JUST_NOW[language];
  const relative = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  const days = daysBetween(at, now);
  if (days === 0) return relative.format(-Math.floor(age / HOUR), 'hour');
  if (age < WEEK) return relative.format(-days, 'day');
  return at.toLocaleDateString(LOCALES[language], {
    month: 'long',
    day: 'numeric',
    ...(at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
};

/** The same inside a sentence. */
export const timeAgoInSentence = (at: Date, now: Date, language: Language = 'en') => {
  const ago = timeAgo(at, now, language);
  return ago === JUST_NOW[language] ? ago.toLowerCase() : ago;
};

/** By the calendar; a day with a clock change counts as one too. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY);

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
