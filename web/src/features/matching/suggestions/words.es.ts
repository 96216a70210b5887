import { type SuggestionOfAdult } from '@/api';
import { type Words } from './words';

const STATES: Readonly<Record<SuggestionOfAdult['state'], string>> = {
  open: 'Sin respuesta todavía',
  saved: 'Ya está en la lista',
  'not-now': 'Por ahora no',
};

const FOUND = { waiting: 'Buscando universidades', failed: 'No pudimos buscar. Inténtelo de nuevo.' };

export const spanish: Words = {
  title: 'Sugerir una universidad',
  lead: (firstName) => `${firstName} verá su sugerencia en su lista y decidirá. Aquí podrá ver si la guardó.`,
  picker: {
    label: '¿Qué universidad?',
    hint: 'Escriba su nombre o cómo se la conoce.',
    news: (found) => {
      if (typeof found === 'string') return FOUND[found];
      if (found === 0) return 'No hay ninguna universidad con ese nombre.';
      return found === 1 ? 'Se encontró una universidad' : `Se encontraron ${found} universidades`;
    },
    change: 'Elegir otra',
  },
  note: '¿Por qué esta?',
  noteHint: (firstName) => `${firstName} podrá leerlo. Hasta 300 caracteres.`,
  left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  send: 'Sugerir',
  collegeMissing: 'Primero elija una universidad.',
  sent: 'Sugerencia enviada',
  sentWhat: (firstName, college) => `${firstName} encontrará ${college} en su lista.`,
  refusals: {
    'matching.suggestion-on-list': 'Esta universidad ya está en la lista.',
    'matching.already-suggested': 'Usted ya sugirió esta universidad.',
    'matching.too-many-suggestions':
      'Diez de sus sugerencias siguen sin respuesta. Espere una respuesta o retire alguna.',
  },
  failed: 'No pudimos enviarla. Lo que escribió sigue aquí. Inténtelo de nuevo.',
  mine: 'Sus sugerencias',
  state: (state) => STATES[state],
  takeBack: 'Retirar',
  takeBackOf: (college) => `Retirar la sugerencia de ${college}`,
  takeBackFailed: 'No pudimos retirarla. Inténtelo de nuevo.',
  notLoaded: 'No pudimos cargar sus sugerencias',
  notLoadedWhy: 'Inténtelo de nuevo en un momento.',
};
