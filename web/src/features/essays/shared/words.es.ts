import { type SharedEssayLine } from '@/api';
import { type WritingWords } from '../comments/writing-words';
import { dayIn, type Words } from './words';

const day = dayIn('es-US');

const comments: WritingWords = {
  list: 'Comentarios',
  none: 'Todavía no hay comentarios que usted pueda ver.',
  types: { feedback: 'Observación', suggestion: 'Sugerencia', question: 'Pregunta' },
  visibilities: { private: 'Privado (solo para el estudiante)', public: 'Público (visible para todos)' },
  author: ({ canEdit }) => (canEdit ? 'Usted' : 'Consejería escolar'),
  from: (type, author) => `${type}. Autor: ${author}`,
  when: ({ createdAt, updatedAt }) =>
    updatedAt === createdAt ? day(createdAt) : `${day(createdAt)}, editado`,
  add: 'Escriba un comentario',
  kind: 'Tipo',
  whoSees: 'Quién puede verlo',
  whoSeesHint:
    'El estudiante siempre lo ve. Si es público, también lo ven los demás adultos con quienes se comparte este ensayo. Quienes administran Flyleaf pueden leer ambos.',
  addButton: 'Agregar comentario',
  blank: 'Primero escriba un comentario.',
  edit: 'Editar el comentario',
  editField: 'Comentario',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Eliminar el comentario',
  removeQuestion: '¿Eliminar el comentario?',
  removeWhat: 'El estudiante ya no podrá verlo.',
  keep: 'Conservarlo',
  added: 'Comentario agregado',
  changed: 'Comentario actualizado',
  removed: 'Comentario eliminado',
  error: 'Algo salió mal',
  notAdded: 'No se pudo agregar el comentario. Inténtelo de nuevo.',
  notChanged: 'No se pudo actualizar el comentario. Inténtelo de nuevo.',
  notRemoved: 'No se pudo eliminar el comentario. Inténtelo de nuevo.',
};

const TYPES: Record<SharedEssayLine['essayType'], string> = {
  'Personal Statement': 'Ensayo personal (Personal Statement)',
  Supplemental: 'Ensayo complementario (Supplemental)',
  Scholarship: 'Ensayo para una beca',
  Other: 'Ensayo',
};

const STATUSES: Record<SharedEssayLine['status'], string> = {
  Draft: 'Borrador',
  Submitted: 'En revisión',
  Reviewing: 'En revisión',
  Complete: 'Revisado',
  Error: 'Borrador',
};

export const spanish: Words = {
  title: 'Ensayos que se comparten con usted',
  none: (firstName) => `${firstName} no ha compartido ningún ensayo con usted`,
  noneWhat:
    'Los ensayos se comparten uno por uno. En Flyleaf, su estudiante abre un ensayo y activa el nombre de usted en «Sharing».',
  type: ({ essayType }) => TYPES[essayType],
  status: ({ status }) => STATUSES[status],
  length: ({ wordCount, wordLimit }) => {
    const words = `${wordCount} ${wordCount === 1 ? 'palabra' : 'palabras'}`;
    return wordLimit === null ? words : `${words} de ${wordLimit}`;
  },
  updated: ({ updatedAt }) => `Cambió el ${day(updatedAt)}`,
  awaits: 'Espera su comentario',
  all: 'Todos los ensayos compartidos',
  content: {
    prompt: 'Tema del ensayo',
    audience: (audience) => `Para ${audience}`,
  },
  ownWords: (firstName) =>
    `Este es el texto de ${firstName}, tal como lo guardó por última vez. Solo ${firstName} puede cambiarlo.`,
  commentsTitle: ({ comments }) => `Comentarios (${comments.length})`,
  comments,
  closed: 'Este ensayo no se comparte con usted',
  closedWhy: 'Quizá su estudiante dejó de compartirlo o lo eliminó. Pregúntele si lo necesita.',
  notLoaded: 'No pudimos cargar esta página',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
