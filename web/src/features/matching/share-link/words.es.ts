import { dollars } from '@/lib/words/figures';
import { spanish as listWords } from '../shared-list/words.es';
import { type Words } from './words';

const { day, noDate, round, note, lastCycle } = listWords;

export const spanish: Words = {
  title: (firstName) => `La lista de universidades de ${firstName}`,
  lead: (firstName) => `${firstName} le muestra esta página. Es solo para usted; por favor, no la comparta.`,
  print: 'Imprimir',
  noColleges: (firstName) => `${firstName} todavía no ha guardado ninguna universidad. Vuelva más adelante.`,
  colleges: 'Universidades, la fecha más próxima primero',
  notBegun: 'Todavía sin solicitud',
  day,
  noDate,
  passed: 'Esta fecha ya pasó.',
  round,
  note,
  lastCycle,
  fullPrice: (amount) => `Precio completo de un año: ${dollars(amount)}`,
  ofResidents: (amount) => `Precio completo de un año: ${dollars(amount)} para residentes del estado`,
  fromElsewhere: (amount) => `${dollars(amount)} para estudiantes de otros estados`,
  noFullPrice: 'Precio completo no publicado',
  familyPrice: (amount) => `Unos ${amount} al año para la familia, después de la ayuda`,
  averagePrice: (amount) => `Unos ${amount} al año después de la ayuda, para una familia promedio`,
  noFamilyPrice: 'Precio después de la ayuda no publicado',
  aboutPrices:
    'El precio completo incluye matrícula, alojamiento, comida, libros y otros gastos de un año, sin ninguna ayuda. Muchas familias pagan menos. Los precios son los que las universidades informaron al Departamento de Educación de Estados Unidos.',
  aboutFamilyPrice:
    'El precio después de la ayuda es una estimación según lo que pagaron familias parecidas; no es una oferta de la universidad.',
  until: (day) => `Esta página se puede abrir hasta el ${day}.`,
  ended: 'Este enlace ya no funciona',
  endedWhy:
    'Quizá venció o lo desactivaron, o falta una parte de la dirección. Pida un enlace nuevo al estudiante que se lo dio.',
  notLoaded: 'No pudimos cargar esta página',
  notLoadedWhy: 'Revise su conexión, espere un minuto e inténtelo de nuevo.',
};
