import { chanceRange } from '@/lib/words/chances';
import { itemInSpanish } from '../applications/shared/items-in-spanish';
import { roundWords, standingWords } from '../applications/shared/status-words';
import { type Reason, type SharedApplication, type Words } from './words';

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' });

const ANY_LOWER = 'under ';

/** "34–89%", "menos del 8%". */
const range = ({ low, high }: { low: number; high: number }) => {
  const figures = chanceRange(low, high);
  return figures.startsWith(ANY_LOWER) ? `menos del ${figures.slice(ANY_LOWER.length)}` : figures;
};

const STANDINGS: Record<string, string> = {
  Planning: 'En planes',
  'In Progress': 'En preparación',
  Submitted: 'Enviada',
  'Under Review': 'En revisión',
  Interview: 'Entrevista',
  Decided: 'Con respuesta',
  Accepted: 'Admisión ofrecida',
  Rejected: 'Sin admisión',
  Waitlisted: 'En lista de espera',
  Deferred: 'Decisión aplazada',
  Withdrawn: 'Retirada',
  Enrolled: 'Inscripción confirmada',
};

/** The round keeps the name it has on every form. */
const ROUNDS: Record<SharedApplication['applicationType'], string> = {
  'Early Decision': 'compromiso de asistir',
  'Early Action': 'temprana, sin compromiso',
  'Regular Decision': 'plazo general',
  Rolling: 'según llegan las solicitudes',
};

const PLANS: Partial<Record<NonNullable<SharedApplication['plan']>, string>> = {
  'Restrictive EA': 'temprana, sin compromiso, pero con límites para otras',
  Priority: 'con fecha de prioridad',
};

const round = ({ applicationType, plan }: Pick<SharedApplication, 'applicationType' | 'plan'>) => {
  const [name = applicationType] = roundWords({ applicationType, plan }).split(', ');
  return `${name} (${(plan && PLANS[plan]) ?? ROUNDS[applicationType]})`;
};

const ROLLING_NOTE = 'Sin fecha fija: la universidad responde según llegan las solicitudes.';

const NOTES: Record<SharedApplication['deadline']['kind'], string> = {
  checked: 'El estudiante confirmó esta fecha con la universidad.',
  entered: 'El estudiante anotó esta fecha; falta confirmarla con la universidad.',
  published: 'La universidad publicó esta fecha; confírmela en su sitio web.',
  usual: 'Fecha habitual de este plazo; confírmela con la universidad.',
  unknown: 'No conocemos la fecha; consúltela con la universidad.',
};

const FACTORS: Record<Reason['factor'], string> = {
  test: 'Puntaje del examen',
  grades: 'Calificaciones',
  activities: 'Actividades',
  rigor: 'Cursos avanzados',
  round: 'El plazo en que se presenta la solicitud',
  residency: 'Estado donde vive',
  field: 'Carrera que le interesa',
  'no-score': 'Sin enviar puntaje de examen',
};

const pointsOf = (points: number) => {
  const size = Math.round(Math.abs(points));
  const sign = points > 0 ? 'más' : 'menos';
  return size === 1 ? `cerca de 1 punto ${sign}` : `unos ${size} puntos ${sign}`;
};

export const spanish: Words = {
  dates: 'Solicitudes y fechas',
  noApplications: (firstName) => `${firstName} todavía no ha empezado ninguna solicitud.`,
  colleges: 'Universidades en la lista',
  noColleges: (firstName) => `${firstName} todavía no ha guardado ninguna universidad.`,
  chance: (chance) => `Posibilidad de admisión: ${range(chance)}`,
  noChance: 'Todavía faltan datos para estimar la posibilidad',
  aboutChances: 'Son estimaciones con un margen amplio, no promesas.',
  reasons: 'Qué influye en esta estimación',
  reason: ({ factor, points }) => `${FACTORS[factor]}: ${pointsOf(points)}`,
  round,
  standing: (application) => {
    const standing = standingWords(application);
    return STANDINGS[standing] ?? standing;
  },
  done: (done, all) => `${done} de ${all} cosas hechas`,
  item: itemInSpanish,
  nothingListed: 'La lista de tareas está vacía',
  isDone: 'Hecho',
  isOpen: 'Por hacer',
  noDate: 'Sin fecha todavía',
  passed: 'Este día ya pasó y la solicitud no aparece como enviada.',
  day,
  note: ({ deadline: { kind }, applicationType }) =>
    kind === 'unknown' && applicationType === 'Rolling' ? ROLLING_NOTE : NOTES[kind],
  lastCycle: ({ deadline: { lastCycle } }) =>
    lastCycle && `Para el ciclo ${lastCycle.cycle}, la fecha fue el ${day(lastCycle.date)}.`,
  notLoaded: 'No pudimos cargar esta página',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
