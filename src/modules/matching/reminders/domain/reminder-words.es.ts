import { dayIn } from '#shared-kernel/domain/language.js';
import { type DateOrigin } from './open-date.js';
import { type ReminderWords, shortened } from './reminder-words.js';
import { type NearDate } from './reminders-due.js';

/** A date that the student did not check is never stated as certain. */
export function spanishReminderWords({ title, day, certainty, origin, daysLeft }: NearDate): ReminderWords {
  const name = shortened(title);
  return certainty === 'unchecked'
    ? { title: `Confirme la fecha de ${name}`, body: `Tenemos el ${inWords(day)}. ${note(origin)}` }
    : { title: `${name}: ${timeLeft(daysLeft)}`, body: `${inWords(day)}. ${note(origin)}` };
}

const inWords = (day: string) => dayIn('es', day);

/** Where a date is from. The names of rounds stay as colleges print them. */
function note(origin: DateOrigin): string {
  switch (origin.kind) {
    case 'yours':
      return 'Usted eligió esta fecha.';
    case 'checked':
      return `Usted confirmó esta fecha el ${inWords(origin.on)}: ${origin.where}`;
    case 'published':
      return `La universidad la publicó para el ciclo ${origin.cycle}. Confírmela en su sitio web.`;
    case 'entered':
      return `Es la fecha que usted anotó; falta confirmarla.${lastCycle(origin)}`;
    case 'usual':
      return `Es la fecha habitual de este plazo; confírmela con la universidad.${lastCycle(origin)}`;
  }
}

const lastCycle = ({ lastCycle: last }: Extract<DateOrigin, { kind: 'entered' | 'usual' }>): string =>
  last === null ? '' : ` En el ciclo ${last.cycle} fue el ${inWords(last.date)}.`;

function timeLeft(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'falta 1 día' : `faltan ${String(days)} días`;
}
