import { type Words } from './words';

export const spanish: Words = {
  title: 'Próximas fechas',
  next: (what, day) => `Lo próximo: ${what}, ${day}`,
  nothingDue: 'Sin fechas pendientes',
  none: 'Todavía no hay fechas. Aparecerán aquí cuando su estudiante empiece una solicitud.',
  of: (firstName) => `Para ${firstName}`,
  notLoaded: 'No pudimos cargar las fechas',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
