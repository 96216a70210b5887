export const english = {
  title: (firstName: string) => `What ${firstName} shares`,
  home: 'Home',
  lead: 'Everything here is your student’s own, and so is every decision.',
  tabs: 'What is shared',
  stop: 'Give up access',
  stopQuestion: (firstName: string) => `Give up what ${firstName} shares?`,
  stopWhat: 'You won’t see it anymore. Your student can let you in again with a new code.',
  keep: 'Keep it',
  stopped: 'You gave up access.',
  stopFailed: 'We couldn’t do this. Please try again.',
  notShared: 'This isn’t shared with you',
  notSharedWhy: 'Your student may have ended it, or keeps this part for now. Ask them if you need it.',
  notLoaded: 'We couldn’t load this',
  notLoadedWhy: 'Check your connection and try again.',
};
export type FrameWords = typeof english;

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
  notLoadedWhy: 'Revise su conexión e inténtelo de nuevo.',
};
