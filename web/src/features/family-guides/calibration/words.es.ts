import { type Words } from './words';

/** The kinds as calibration.json names them. */
const KINDS: Record<string, string> = {
  'University of California, by GPA': 'Universidad de California, por promedio (GPA)',
  'One college of Berkeley, by GPA': 'Una facultad de Berkeley, por promedio (GPA)',
  'Private, by GPA': 'Privadas, por promedio (GPA)',
  'Private, by test score': 'Privadas, por puntaje de examen',
  'Public, by residence': 'Públicas, según dónde vive el estudiante',
  'Private, Early Decision': 'Privadas, Early Decision (compromiso de asistir)',
  'Public, assured admission by rule': 'Públicas, admisión asegurada por una regla',
};

const GROUPS: readonly (readonly [english: string, spanish: string])[] = [
  ['applicants from other states', 'solicitantes de otros estados'],
  ['residents', 'residentes del estado'],
  ['Letters & Science', 'Letras y Ciencias'],
  ['Engineering', 'Ingeniería'],
  ['Chemistry', 'Química'],
  ['Natural Resources', 'Recursos Naturales'],
  ['Environmental Design', 'Diseño Ambiental'],
  ['SAT reading', 'SAT, lectura'],
  ['SAT math', 'SAT, matemáticas'],
  ['SAT writing', 'SAT, escritura'],
  ['core GPA', 'GPA de materias básicas'],
  [' or ACT', ' o ACT'],
];

const group = (english: string) => {
  const top = /^top (\d+)% of class$/.exec(english);
  if (top) return `el ${top[1] ?? ''}% mejor de la clase`;
  return GROUPS.reduce((text, [from, to]) => text.replace(from, to), english);
};

const error = (points: number) => {
  const size = Math.abs(points);
  if (size < 0.1) return 'igual que lo publicado';
  return `${size} ${size === 1 ? 'punto' : 'puntos'} ${points < 0 ? 'por debajo' : 'por encima'}`;
};

export const spanish: Words = {
  compared: (count) =>
    `Comparamos el método con ${count} tasas de admisión publicadas para grupos de estudiantes, como «GPA de 3.8 a 4.19 en UC Davis». Para cada una preguntamos por un estudiante en el centro del grupo, con la tasa de admisión de la universidad en ese año.`,
  average: (points) => `En promedio, nuestra estimación se desvió ${points} puntos.`,
  within: (share) =>
    `El ${share} de las tasas publicadas queda dentro de nuestro rango. Nuestra meta es el 80%.`,
  assured:
    'Una regla que asegura la admisión promete el 100%. Nosotros decimos alrededor del 97%, porque hay que revisar los cursos y las reglas cambian. Por eso nunca queda dentro de nuestro rango.',
  fitted: (leftOut) =>
    `Algunas de estas tablas también ayudaron a fijar el método, sobre todo las tasas según dónde vive el estudiante. Así que esto muestra que el método se ajusta a ellas, no que acierte en otras partes. Casi todas son de la Universidad de California y de universidades privadas muy selectivas. Las universidades comunes no publican tablas así, de modo que allí no podemos comprobarlo. Otra más (${leftOut}) no se pudo comparar con un estudiante.`,
  all: (count) => `Las ${count}, de la peor a la mejor`,
  sources: (day) =>
    `Calculado el ${day}. Fuentes: resúmenes de admisión de la Universidad de California, Common Data Sets y oficinas de admisión, la mayoría leídos en transcripciones públicas; reglas de juntas estatales de regentes.`,
  day: (day) => new Date(day).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
  row: (published, estimate, low, high) =>
    `publicado ${published}, nuestra estimación ${estimate} (de ${low} a ${high})`,
  plot: 'Tasas publicadas y nuestras estimaciones; las cifras están en las listas.',
  plotCaption:
    'De izquierda a derecha: la tasa publicada, de 0 a 100%. De abajo hacia arriba: nuestra estimación y su rango. En la línea punteada las dos son iguales.',
  table: {
    kind: 'Tasas publicadas',
    count: 'Cuántas',
    estimate: 'Nuestra estimación, en promedio',
    off: 'Se desvía',
    within: 'Dentro de nuestro rango',
  },
  points: (points) => `${points} puntos`,
  error,
  kind: (kind) => KINDS[kind] ?? kind,
  group,
};
