import { dayIn } from '#shared-kernel/domain/language.js';
import { type DateOrigin } from '../domain/open-date.js';
import { shortened } from '../domain/reminder-words.js';
import { type ReminderEmailWords } from './reminder-email-words.js';

const day = (iso: string) => dayIn('es', iso);

/** Where a date is from. The names of rounds stay as colleges print them. */
function note(origin: DateOrigin): string {
  switch (origin.kind) {
    case 'yours':
      return 'Usted eligió esta fecha.';
    case 'checked':
      return `Usted confirmó esta fecha el ${day(origin.on)}: ${origin.where}`;
    case 'published':
      return `La universidad la publicó para el ciclo ${origin.cycle}. Confírmela en su sitio web.`;
    case 'entered':
      return `Es la fecha que usted anotó; falta confirmarla.${lastCycle(origin)}`;
    case 'usual':
      return `Es la fecha habitual de este plazo; confírmela con la universidad.${lastCycle(origin)}`;
  }
}

const lastCycle = ({ lastCycle: last }: Extract<DateOrigin, { kind: 'entered' | 'usual' }>): string =>
  last === null ? '' : ` En el ciclo ${last.cycle} fue el ${day(last.date)}.`;

function timeLeft(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'falta 1 día' : `faltan ${String(days)} días`;
}

export const spanish: ReminderEmailWords = {
  date: (date) => {
    const name = shortened(date.title);
    const from = note(date.origin);
    return date.certainty === 'unchecked'
      ? { title: `Confirme la fecha de ${name}`, body: `Tenemos el ${day(date.day)}. ${from}` }
      : { title: `${name}: ${timeLeft(date.daysLeft)}`, body: `${day(date.day)}. ${from}` };
  },
  open: 'Abrir esta solicitud',
  several: (count) => `${String(count)} fechas de sus solicitudes`,
  intro: 'Esto es lo que sigue, empezando por lo más próximo.',
  all: 'Ver todas sus solicitudes',
  why: 'Usted pidió estos correos. Puede desactivarlos cuando quiera.',
  settings: 'Cambiar o desactivar los recordatorios',
};
