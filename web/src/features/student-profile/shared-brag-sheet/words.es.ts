import { type Words } from './words';

export const spanish: Words = {
  title: (name) => `Hoja de logros (brag sheet) de ${name}`,
  lead: 'En palabras de su estudiante, para una carta de recomendación.',
  updated: (at) => `Último cambio: ${new Date(at).toLocaleDateString('es-US', { dateStyle: 'long' })}.`,
  print: 'Imprimir',
  unanswered: 'Sin respuesta',
  asked: {
    proudestOf: '¿De qué te sientes más orgulloso u orgullosa, y por qué?',
    threeWords: '¿Qué tres palabras te describen?',
    hardestThing: '¿Qué fue lo más difícil en la escuela y qué hiciste al respecto?',
    changedThinking: '¿Qué clase cambió tu manera de pensar?',
    beyondGrades: '¿Qué deberían saber de ti las universidades que tus calificaciones no muestran?',
    unasked: '¿Qué haces cuando nadie te lo pide?',
    affectedGrades: '¿Hubo algo que afectara tus calificaciones?',
    hopes: '¿Qué esperas estudiar y por qué?',
  },
  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    blocked: 'Seleccione el texto para copiarlo.',
    done: (what) => `Se copió: ${what}`,
  },
  kept: (firstName) => `${firstName} todavía no le ha abierto su hoja de logros`,
  keptWhy:
    'Tiene las preguntas que suelen hacerse antes de escribir una carta de recomendación. En Flyleaf se llama «Brag sheet»: su estudiante la encuentra en «Profile», junto a sus actividades, y allí decide si usted puede leerla.',
  notLoaded: 'No pudimos cargar esta hoja',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
