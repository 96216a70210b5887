import { type NotificationEmailWords } from './notification-email-words.js';

/** By the kind of a notification, for those that were stored in English only. */
const NEWS: Readonly<Record<string, { title: string; body: string }>> = {
  'essay-commented': {
    title: 'Un comentario nuevo sobre su ensayo',
    body: 'Leyeron su borrador y le escribieron.',
  },
  'essay-reviewed': {
    title: 'Leyeron su ensayo',
    body: 'Vea qué le parece fuerte a un lector y las preguntas para su próxima versión.',
  },
  'adult-linked': {
    title: 'Usaron su código',
    body: 'Esa persona ve lo que usted eligió. Puede cambiarlo o terminarlo cuando quiera.',
  },
  'sharing-ended': {
    title: 'Alguien dejó de compartir con usted',
    body: 'Ya no se ve lo que se compartía. Con un código nuevo se puede compartir otra vez.',
  },
  'essay-shared': {
    title: 'Un estudiante compartió un ensayo con usted',
    body: 'Puede leerlo en Flyleaf.',
  },
  'college-suggested': {
    title: 'Le sugirieron una universidad',
    body: 'Véala en Flyleaf y decida si la guarda en su lista.',
  },
  'link-requested': {
    title: 'Alguien le pide que comparta',
    body: 'Usted decide qué comparte, o si no comparte nada.',
  },
  'request-granted': {
    title: 'Un estudiante aceptó su solicitud',
    body: 'Vea en Flyleaf lo que comparte con usted.',
  },
  'application-decided': {
    title: 'Lo que sigue después de una respuesta',
    body: 'Una universidad respondió. Vea en Flyleaf cuál es el próximo paso.',
  },
};
const OTHER_NEWS = { title: 'Hay una novedad para usted', body: 'Ábrala en Flyleaf.' };

export const spanish: NotificationEmailWords = {
  news: ({ kind, spanish: stored }) => stored ?? NEWS[kind] ?? OTHER_NEWS,
  open: 'Abrir Flyleaf',
  several: (count) => `${String(count)} novedades`,
  intro: 'Esto es lo que pasó, empezando por lo más antiguo.',
  why: 'Usted pidió estos correos. Puede desactivarlos cuando quiera.',
  settings: 'Cambiar lo que le enviamos por correo',
};
