import { type DueDate } from '@/api';
import { type Language } from '@/lib/preferences/language';
import { daysUntil } from '../applications/shared/deadline-words';
import { itemInSpanish } from '../applications/shared/items-in-spanish';
import { roundWords } from '../applications/shared/status-words';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** A line of the student’s own stays in the student’s words. */
const ITEMS: Readonly<Record<Language, (label: string) => string>> = { en: String, es: itemInSpanish };

const SOURCES: Readonly<Record<Language, Record<DueDate['kind'], string>>> = {
  en: {
    checked: 'checked at the college',
    entered: 'not checked yet',
    published: 'published by the college',
    usual: 'usual date',
    planned: 'planned by the student',
  },
  es: {
    checked: 'confirmada con la universidad',
    entered: 'sin confirmar',
    published: 'publicada por la universidad',
    usual: 'fecha habitual',
    planned: 'planeada por el estudiante',
  },
};

/** "Regular Decision, Ohio State", "Ask for the transcript, Ohio State". Rounds stay as colleges print them. */
export const whatIsDue = ({ item, collegeName, ...round }: DueDate, language: Language) =>
  `${item === null ? roundWords(round) : ITEMS[language](item)}, ${collegeName}`;

/** "January 1, 2027 (usual date)": a day never stands without where it is from. */
export const dayWithSource = ({ day, kind }: Pick<DueDate, 'day' | 'kind'>, language: Language) => {
  const written = new Date(day).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return `${written} (${SOURCES[language][kind]})`;
};

const DAYS_IN_WEEKS = 14;
const DAYS_IN_MONTHS = 60;

/** "tomorrow", "in 12 days", "in 5 weeks"; "mañana", "dentro de 12 días". */
export const timeLeft = (day: string, today: string, language: Language) => {
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const days = daysUntil(day, today);
  if (days < DAYS_IN_WEEKS) return words.format(days, 'day');
  if (days < DAYS_IN_MONTHS) return words.format(Math.floor(days / 7), 'week');
  return words.format(Math.floor(days / 30), 'month');
};
