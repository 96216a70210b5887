import { type FrameWords } from './frame-words';

export const spanish: FrameWords = {
  title: (firstName) => `Lo que comparte ${firstName}`,
  home: 'Inicio',
  lead: 'Todo esto es de su estudiante, y también cada decisión.',
  tabs: 'Lo que se comparte',
  stop: 'Dejar de ver esto',
  stopQuestion: (firstName) => `¿Dejar de ver lo que comparte ${firstName}?`,
  stopWhat: 'Ya no podrá verlo. Su estudiante puede darle acceso otra vez con un código nuevo.',
  keep: 'Seguir viéndolo',
  stopped: 'Ya no tiene acceso.',
  stopFailed: 'No se pudo hacer. Inténtelo de nuevo.',
  notShared: 'Esto no se comparte con usted',
  notSharedWhy:
    'Quizá su estudiante dejó de compartirlo o por ahora guarda esta parte para sí. Pregúntele si lo necesita.',
  notLoaded: 'No pudimos cargar esta página',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
