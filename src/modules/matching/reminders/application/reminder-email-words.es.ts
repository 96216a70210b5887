import { spanishReminderWords } from '../domain/reminder-words.es.js';
import { type ReminderEmailWords } from './reminder-email-words.js';

export const spanish: ReminderEmailWords = {
  date: spanishReminderWords,
  open: 'Abrir esta solicitud',
  several: (count) => `${String(count)} fechas de sus solicitudes`,
  intro: 'Esto es lo que sigue, empezando por lo más próximo.',
  all: 'Ver todas sus solicitudes',
  why: 'Usted pidió estos correos. Puede desactivarlos cuando quiera.',
  settings: 'Cambiar o desactivar los recordatorios',
};
