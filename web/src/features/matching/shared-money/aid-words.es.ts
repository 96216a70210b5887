import { yearsIn } from '@/lib/words/figures';
import { type AidWords, type GapWords } from './aid-words';
import { dateRuleInSpanish, dateTextInSpanish } from './dates-in-spanish';
import { dollars } from './money.es';

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' });

const WHOLE_COST = '¿Cuánto cuesta en total un año, con vivienda, comida, libros y transporte?';
const WHOLE_NET = '¿Cuánto queda por pagar en un año después de las becas, contando todos los costos?';

const gaps: GapWords = {
  'no-cost': () => ({ unclear: 'No dice ningún costo.' }),
  'only-total': () => ({
    unclear: 'Da un total, pero no dice qué incluye.',
    ask: '¿Qué incluye el total: matrícula, cuotas, vivienda, comida, libros, transporte?',
  }),
  'costs-missing': ({ costs }) => ({
    unclear: `No trae cifra para: ${costs}.`,
    ask: `¿Cuánto debemos calcular al año para esto: ${costs}?`,
  }),
  'no-total': () => ({ unclear: 'No da un total del año.', ask: WHOLE_COST }),
  'total-below-lines': ({ missed }) => ({
    unclear: `El total de la carta es ${missed} menor que la suma de sus propias líneas.`,
    ask: '¿Qué costos no están en el total?',
  }),
  'total-leaves-out': () => ({ unclear: 'El total deja costos fuera.', ask: WHOLE_COST }),
  'no-net-price': ({ netPrice, isOpen }) => ({
    unclear: 'No dice cuánto paga la familia.',
    ask: isOpen ? WHOLE_NET : `¿Es correcto que un año, menos las becas, cuesta ${netPrice}?`,
  }),
  'net-price-unchecked': ({ stated }) => ({
    unclear: `Dice que la familia paga ${stated}, pero no da ningún costo para comprobarlo.`,
    ask: `¿De qué costos y de qué ayuda salen los ${stated}?`,
  }),
  'net-price-leaves-out': () => ({
    unclear: 'A lo que dice que paga la familia solo le resta las becas, pero deja costos fuera.',
    ask: WHOLE_NET,
  }),
  'net-price-too-low': ({ stated, netPrice }) => ({
    unclear: `Dice que la familia paga ${stated}. Restando solo las becas son ${netPrice}: quizá también restó préstamos o trabajo, o dejó costos fuera.`,
    ask: `¿Por qué dice la carta ${stated}, si el costo menos las becas es ${netPrice}?`,
  }),
  'kinds-mixed': () => ({
    unclear: 'Becas, préstamos y trabajo están en una sola lista.',
    ask: '¿Cuáles nunca se devuelven, cuáles son préstamos y cuáles son por trabajar?',
  }),
  'parent-plus-mixed': () => ({
    unclear:
      'Un préstamo Parent PLUS aparece entre la ayuda del estudiante. Es una deuda del padre o de la madre, y exige revisar su crédito.',
    ask: '¿Cuánto pagaríamos sin el préstamo Parent PLUS, y qué pasa si lo niegan?',
  }),
  'lines-unnamed': ({ lines }) => ({
    unclear: `No queda claro si es beca o préstamo: ${lines}.`,
    ask: `¿Es beca, préstamo o pago por trabajar: ${lines}?`,
  }),
  'no-sources': () => ({
    unclear: 'No dice quién da el dinero.',
    ask: '¿Quién da cada beca: el gobierno, el estado o la universidad?',
  }),
  'no-next-steps': () => ({
    unclear: 'No dice cómo ni para cuándo hay que responder.',
    ask: '¿Cómo aceptamos una parte y rechazamos el resto, y para qué fecha?',
  }),
  'renewal-unsaid': ({ lines }) => ({
    unclear: `No dice si esto se recibe otra vez cada año: ${lines}.`,
    ask: `¿Se recibe cada año, y qué hay que hacer para conservarla: ${lines}?`,
  }),
  'terms-unsaid': () => ({
    unclear: 'No explica cuánto cuestan los préstamos ni cómo se paga el trabajo-estudio.',
    ask: '¿Qué interés tienen los préstamos, y cuánto se paga al mes después de graduarse?',
  }),
  'called-award': () => ({
    unclear: 'Se presenta como un premio («award»). Mire cada línea: algunas pueden ser préstamos.',
  }),
};

const years = (count: number) => (count === 1 ? 'un año' : `${count} años`);
const list = (words: readonly string[]) => new Intl.ListFormat('es-US').format(words);

export const spanish: AidWords = {
  formsTitle: 'Formularios de ayuda y sus fechas',
  formsWhy: (aidYear) =>
    `Para el año escolar ${yearsIn(aidYear)}, el primero en la universidad. Se llenan otra vez cada año.`,
  forms: {
    fafsa: {
      title: 'FAFSA',
      what: 'El formulario federal gratuito. Da acceso a becas, trabajo-estudio y préstamos federales; lo usan también casi todos los estados y universidades. El estudiante y al menos uno de los padres llenan cada uno su parte y la firman.',
    },
    state: {
      title: 'Ayuda del estado',
      what: 'El estado donde vive puede tener becas para sus universidades. Muchas se agotan: conviene pedirlas pronto.',
    },
    css: {
      title: 'CSS Profile',
      what: 'Un segundo formulario que piden algunas universidades para repartir sus propias becas. Cada una pone su fecha: mírela en su página de ayuda financiera.',
    },
    college: {
      title: 'Formularios de una universidad',
      what: 'Algunas universidades tienen un formulario propio o piden papeles de impuestos después de la FAFSA.',
    },
  },
  status: {
    title: 'Si alguien de la familia no es ciudadano',
    says: [
      'La ciudadanía de los padres no decide la ayuda federal del estudiante. Si el estudiante es ciudadano o «eligible noncitizen» (no ciudadano con derecho a la ayuda), puede llenar la FAFSA, y un padre o una madre sin número de Seguro Social puede participar.',
      'Sin una condición migratoria así, el estudiante no recibe ayuda federal, pero sí puede ir a la universidad. Muchas universidades dan ayuda propia y algunos estados también, a veces con un formulario que reemplaza la FAFSA.',
      'Lo que pide un formulario llega a quien lo administra. Si eso le preocupa, hable antes con un consejero de confianza o con un asesor legal autorizado. Flyleaf nunca pregunta por la ciudadanía ni por la situación migratoria.',
    ],
  },
  formMissing: (firstName) => `Todavía no está en las listas de tareas de ${firstName}.`,
  sent: (form) => `${form}: ya se envió`,
  oneForAll: (colleges) => `Un solo formulario para todas las universidades: ${list(colleges)}.`,
  formAt: (form, college) => `${form}, ${college}`,
  doneOn: (done) => `Hecho el ${day(done)}`,
  due: (due) => `Para el ${day(due)}`,
  notDone: 'Falta por hacer',
  notChanged: 'No pudimos guardarlo. Inténtelo de nuevo.',
  dateLabel: dateTextInSpanish,
  dateNote: dateTextInSpanish,
  dateRule: dateRuleInSpanish,
  dayFor: (date, aidYear) => `${day(date)}, para ${yearsIn(aidYear)}`,
  dayOfAnother: (date, aidYear, wanted) =>
    `Para ${yearsIn(aidYear)} fue el ${day(date)}. Para ${yearsIn(wanted)}, compruébela`,
  readOn: (read) => `leído el ${day(read)}. Compruébelo antes de confiar en esta fecha.`,
  newTab: ' (se abre en otra pestaña)',
  noStateDate: 'No encontramos una fecha publicada para este estado. Pregunte a su agencia:',
  noState: 'No sabemos en qué estado vive el estudiante. Las fechas de todos los estados:',

  offersTitle: 'Ofertas de ayuda',
  offersWhy:
    'Las universidades que aceptan envían una oferta, casi siempre en marzo o abril. Solo las becas bajan el precio: un préstamo es dinero que se devuelve, y el trabajo-estudio es el sueldo de un empleo.',
  noApplications: (firstName) =>
    `${firstName} todavía no ha empezado ninguna solicitud. Cada oferta corresponde a una.`,
  noOffer: 'Todavía no hay una oferta',
  lastChanged: (who, at) => `Último cambio: ${who}, ${day(at.slice(0, 10))}`,
  enter: 'Anotar la oferta',
  enterOf: (college) => `Anotar la oferta de ${college}`,
  correct: 'Corregir la oferta',
  correctOf: (college) => `Corregir la oferta de ${college}`,
  cancel: 'Cancelar',
  tellsStudent: (firstName) => `${firstName} ve que usted la cambió y cuándo.`,
  changedMeanwhile:
    'Alguien cambió esta oferta mientras usted escribía, y no se guardó nada suyo. Lo que escribió sigue aquí. Cancele para ver la versión nueva o guarde otra vez para reemplazarla.',

  cost: 'Costo de un año',
  gifts: 'Becas',
  giftsNote: 'Nunca se devuelven',
  youPay: 'Por pagar en un año',
  youPayNote: 'El costo menos las becas',
  youPayWhole: (count) => `Por pagar en ${years(count)}`,
  wholeNote: 'Si los costos no cambian. Casi siempre suben.',
  wholeShort: 'No cuenta los años que siguen en otra universidad.',
  work: 'Trabajo-estudio, por año',
  workNote: 'El sueldo de un empleo, si se consigue. No se resta de ninguna cuenta.',
  studentLoans: (firstName) => `Préstamos a nombre de ${firstName}, por año`,
  parentLoans: 'Préstamo Parent PLUS, por año',
  borrowed: (amount, count) => `${amount} en ${years(count)}, sin contar intereses. Lo debe el estudiante.`,
  borrowedByParent: (amount, count) =>
    `${amount} en ${years(count)}, sin contar intereses. Lo debe el padre o la madre, no el estudiante.`,
  unclearAid: 'No queda claro qué es, por año',
  unclearAidNote: 'No se cuenta hasta saber si es beca o préstamo',
  left: 'Lo que falta el primer año, después de préstamos y trabajo',
  leftNote: 'Esto no es el precio: los préstamos se pagan después, aparte.',
  notInLetter: 'No está en la carta',
  unknown: 'No se puede saber sin el costo',
  dollars,
  atLeast: (amount) => `al menos ${amount}`,
  range: (low, high) => `de ${low} a ${high}`,
  rangeNote: 'Más si las becas no se repiten: la carta no lo dice.',
  costs: {
    tuition: 'matrícula',
    fees: 'cuotas',
    housing: 'vivienda',
    food: 'comida',
    books: 'libros y materiales',
    travel: 'transporte',
    other: 'gastos personales',
  },
  list,
  quoted: (name) => `«${name}»`,
  gaps,
  unclearTitle: 'Lo que esta carta no deja claro',
  nothingUnclear: 'No encontramos nada.',
  askTitle: 'Qué preguntar en la oficina de ayuda',
  askWhy: 'Su estudiante puede llamar o escribir. Reciben estas preguntas todos los días.',
  nothingToAsk: 'Por ahora, ninguna pregunta sobre esta carta.',
};
