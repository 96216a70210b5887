import { type Words } from './words';

const GRADES: Readonly<Record<string, string>> = {
  '9th': '9.º grado',
  '10th': '10.º grado',
  '11th': '11.º grado',
  '12th': '12.º grado',
  Graduate: 'Ya se graduó',
};

export const spanish: Words = {
  title: 'Sus estudiantes',
  search: 'Buscar por nombre',
  show: 'Qué estudiantes',
  all: (count) => `Todos ${count}`,
  dueSoon: (count) => `Con fecha en 14 días ${count}`,
  stalled: (count) => `Detenidos ${count}`,
  noApplication: (count) => `Sin solicitudes ${count}`,
  aboutStalled:
    'Detenido: tiene una fecha en los próximos 30 días y lleva 14 días sin guardar universidades ni cambiar nada en sus solicitudes o listas de tareas.',
  table: 'Estudiantes según su próxima fecha',
  student: 'Estudiante',
  next: 'Próxima fecha',
  checklist: 'Tareas',
  applications: 'Solicitudes',
  colleges: 'Universidades',
  isStalled: 'Detenido',
  grade: (grade) => GRADES[grade] ?? grade,
  nothingDue: 'Sin fechas pendientes',
  noApplications: 'Todavía ninguna',
  done: (done, all) => `${done} de ${all} hechas`,
  nothingListed: 'Lista vacía',
  sent: (sent, all) => `${sent} de ${all} enviadas`,
  missed: (count) => (count === 1 ? '1 sin enviar a tiempo' : `${count} sin enviar a tiempo`),
  saved: (count) => (count === 1 ? '1 guardada' : `${count} guardadas`),
  sharesNothing: 'Por ahora no comparte nada con usted',
  keepsList: 'No comparte su lista con usted',
  firstTitle: 'Todavía no tiene estudiantes',
  first:
    'En Flyleaf, cada estudiante abre «Settings», luego «Sharing», y crea un código para usted. Escríbalo aquí y verá lo que decida compartir, ordenado por la próxima fecha.',
  noneFound: 'Ningún estudiante coincide',
  clear: 'Ver a todos',
  pages: 'Páginas de estudiantes',
  range: (from, to, all) => `${from}–${to} de ${all}`,
  previous: 'Anterior',
  nextPage: 'Siguiente',
  notLoaded: 'No pudimos cargar a sus estudiantes',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
