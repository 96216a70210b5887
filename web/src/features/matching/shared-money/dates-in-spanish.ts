/** Names and notes of the server's published dates. A program's own name, such as "HELP Grant", stays as it is. */
const TEXTS: Readonly<Record<string, string>> = {
  Opens: 'Se abre',
  'Last day for federal aid': 'Último día para la ayuda federal',
  'States and colleges stop much earlier.': 'Los estados y las universidades cierran mucho antes.',
  'State aid': 'Ayuda del estado',
  'State aid (FAFSA)': 'Ayuda del estado (FAFSA)',
  'State aid (TAP)': 'Ayuda del estado (TAP)',
  'State aid (TAG), first-time students': 'Ayuda del estado (TAG), estudiantes nuevos',
  'State aid, priority date': 'Ayuda del estado, fecha de prioridad',
  'State aid, four-year colleges': 'Ayuda del estado, universidades de cuatro años',
  'State aid, community colleges': 'Ayuda del estado, colegios comunitarios',
  'State grant': 'Beca del estado',
  'State grant, priority date': 'Beca del estado, fecha de prioridad',
  'State grants MTAG and MESG': 'Becas del estado MTAG y MESG',
  'State scholarships and grants (FFAA)': 'Becas del estado (FFAA)',
  'Access Missouri Grant, priority date': 'Access Missouri Grant, fecha de prioridad',
  'Promise Scholarship, with the FAFSA': 'Promise Scholarship, con la FAFSA',
  'Tennessee Promise, its own application': 'Tennessee Promise, con su propia solicitud',
  'The form is the Florida Financial Aid Application; it opens October 1 of senior year.':
    'El formulario es la Florida Financial Aid Application; se abre el 1 de octubre del último año de secundaria.',
  'For the Frank O’Bannon Grant and 21st Century Scholars. The state has moved it in some years.':
    'Para la Frank O’Bannon Grant y 21st Century Scholars. El estado la ha movido algunos años.',
  'Later is possible within a year, and paid later.':
    'Se puede más tarde, hasta un año después, y entonces se paga más tarde.',
  'The state moved it once, for 2024-25.': 'El estado la movió una vez, para 2024-25.',
  'Then finish the state questions.': 'Después, termine las preguntas del estado.',
  'A form of its own, after the FAFSA. Some scholarships have earlier dates.':
    'Un formulario propio, después de la FAFSA. Algunas becas tienen fechas anteriores.',
  'Colleges may set one, and money runs out: file as early as you can.':
    'Una universidad puede fijar una, y el dinero se acaba: pídala lo antes posible.',
  'May 1 each year, the university says.': 'El 1 de mayo de cada año, según la universidad.',
  'A FAFSA date follows in spring.': 'En primavera hay otra fecha para la FAFSA.',
  'For public universities. The state may delay it in some years.':
    'Para universidades públicas. El estado puede aplazarla algunos años.',
};

export const dateTextInSpanish = (english: string): string => TEXTS[english] ?? english;

const RULES: Readonly<Record<string, string>> = {
  'Open now': 'Ya está abierta',
  'No set day': 'Sin día fijo',
};
const WHEN: Readonly<Record<string, string>> = {
  'each year': 'de cada año',
  'each year, by state rule': 'de cada año, por norma del estado',
  'after you graduate': 'después de graduarse de la secundaria',
  'of the school year it is for': 'del año escolar para el que se pide',
};

const BY_LAW = /^By October 1, (\d{4}), by federal law$/;
/** "April 15 each year". */
const DAY = /^([A-Z][a-z]+ \d{1,2}) (.+)$/;
const ANY_YEAR = '2027';

const dayInSpanish = (monthAndDay: string) =>
  new Date(`${monthAndDay}, ${ANY_YEAR} UTC`).toLocaleDateString('es-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** When a date falls in any year. */
export function dateRuleInSpanish(english: string): string {
  const year = BY_LAW.exec(english)?.[1];
  if (year !== undefined) return `A más tardar el 1 de octubre de ${year}, por ley federal`;
  const [, day = '', rest = ''] = DAY.exec(english) ?? [];
  const when = WHEN[rest];
  return when === undefined ? (RULES[english] ?? english) : `El ${dayInSpanish(day)} ${when}`;
}
