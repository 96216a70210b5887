import { yearsIn } from '@/lib/words/figures';
import { about, dollars } from './money.es';
import { type Words } from './words';

/** Dollars; the figures are averages of last year's families. */
const ALMOST_NOTHING = 50;

export const spanish: Words = {
  own: 'Sus propios datos',
  ownWhy: (firstName) =>
    `Solo usted ve lo que escribe aquí. No lo ve ${firstName} ni la escuela, y no cambia ninguna respuesta de ${firstName}. Nunca se usa para calcular la posibilidad de admisión.`,
  income: 'Ingreso de su hogar',
  incomeHint: 'En dólares al año, antes de impuestos. Basta una cifra aproximada.',
  incomes: {
    'under 30k': 'Menos de $30,000',
    '30-60k': 'De $30,000 a $60,000',
    '60-100k': 'De $60,000 a $100,000',
    '100-150k': 'De $100,000 a $150,000',
    'over 150k': 'Más de $150,000',
    'prefer not to answer': 'Prefiero no decirlo',
  },
  incomeNone: 'Elija un rango',
  incomeClear: 'Sin respuesta',
  most: 'Lo máximo que puede pagar por un año',
  mostHint: 'Para todos los gastos, sin préstamos. Puede dejarlo vacío.',
  mostProblem: 'Escriba dólares enteros, de 0 a 1,000,000; por ejemplo, 15000',
  save: 'Guardar',
  saved: 'Guardado',
  notSaved: 'No pudimos guardar esto. Lo que escribió sigue aquí. Inténtelo de nuevo.',
  show: (firstName) => `Mostrar el resultado a ${firstName}`,
  showWhy: (firstName) =>
    `Así, ${firstName} ve un precio al año por universidad, nunca sus respuestas. Como las universidades publican precios por nivel de ingreso, esos precios sí dan una idea de su rango.`,
  showNeedsIncome: 'Primero guarde un rango de ingreso: sin él solo hay promedios.',
  notShown: 'No pudimos cambiar esto. Inténtelo de nuevo.',

  prices: 'Cuánto costaría un año',
  pricesWhy:
    'Todo incluido: matrícula y cuotas, vivienda, comida, libros y otros gastos, menos las becas que recibieron familias como la suya. Es una estimación. Lo que decide es la oferta de cada universidad.',
  pricesWhyCounselor:
    'Todo incluido: matrícula y cuotas, vivienda, comida, libros y otros gastos, menos las becas. Es una estimación. Lo que decide es la oferta de cada universidad.',
  noColleges: (firstName) =>
    `${firstName} todavía no ha guardado ninguna universidad. Cada una tendrá aquí su precio cuando esté en la lista.`,
  byYou: 'Según sus datos',
  averageForNow: 'Promedio de todos los ingresos',
  onlyAverage: 'Promedio: esta universidad no publica un precio para su ingreso',
  byStudent: (firstName) => `Según las respuestas de ${firstName}`,
  averageForStudent: (firstName) => `Según las respuestas de ${firstName}: promedio de todos los ingresos`,
  price: ({ amount, kind }) => {
    if (amount === null) return 'Precio no publicado';
    if (kind === 'without-aid') return about(amount);
    return amount < ALMOST_NOTHING
      ? 'unos $0: la ayuda lo cubre'
      : `${about(amount)} con la ayuda ya descontada`;
  },
  fullPrice: ({ fullPrice, kind, residence, elsewhere }) => {
    const whose =
      residence &&
      (residence === 'out-of-state' ? 'para quien vive en otro estado' : 'para residentes del estado');
    if (fullPrice === null) return whose === null ? null : `Precio ${whose}`;
    const full = kind === 'without-aid' ? 'Precio completo' : `Precio completo: ${dollars(fullPrice, 100)}`;
    const more = elsewhere === null ? '' : `; desde otro estado cuesta ${about(elsewhere)} más`;
    return `${full}${whose === null ? '' : `, ${whose}`}${more}`;
  },
  within: (most) => `Dentro de los ${dollars(most)} que puede pagar`,
  above: (difference, most) => `${about(difference)} al año más que los ${dollars(most)} que puede pagar`,
  source: (years) =>
    `Precios: Departamento de Educación de EE. UU., College Scorecard${years === null ? '' : `, ${yearsIn(years)}`}.`,
  ask: 'Una universidad puede cobrarle más o menos que esto. Pregunte en su oficina de ayuda financiera o use la calculadora de precio neto («net price calculator») de su sitio web.',

  aidKept: (firstName) =>
    `Por ahora, ${firstName} guarda para sí sus precios, formularios y ofertas de ayuda. Si los necesita, pídaselos: puede compartirlos en «Settings», luego «Sharing».`,

  notLoaded: 'No pudimos cargar esta página',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
