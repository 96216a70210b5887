import { type OwnLinksWords } from './own-links-words';

export const spanish: OwnLinksWords = {
  what: 'Para una abuela o un entrenador, por ejemplo. Quien tenga el enlace ve su nombre de pila, las universidades de su lista, cómo y para cuándo las solicita, y el precio que publica cada una. Nada más: ni posibilidades, ni respuestas de las universidades, ni ensayos.',
  notLoaded: 'No pudimos cargar sus enlaces',
  notLoadedWhy: 'No se cambió nada. Inténtelo de nuevo en un momento.',
  full: 'Tiene 3 enlaces. Desactive uno para hacer otro.',
  forWhom: '¿Para quién es el enlace?',
  forWhomHint: 'Solo usted ve este nombre.',
  forWhomMissing: 'Escriba para quién es el enlace.',
  example: 'Abuela',
  howLong: '¿Cuánto tiempo funciona?',
  days: (days) => `${String(days)} días`,
  showPrice: 'Mostrar también lo que nos costaría',
  showPriceWhat:
    'El precio de un año para su familia, después de la ayuda. Con él se puede adivinar más o menos cuánto gana su familia.',
  make: 'Crear un enlace',
  showsPrice: 'Muestra su precio',
  day: (at) => new Date(at).toLocaleDateString('es-US', { dateStyle: 'long' }),
  until: 'Funciona hasta el ',
  opened: (openings, last) => {
    if (last === null) return 'Nadie lo ha abierto';
    return openings === 1
      ? `Se abrió una vez, ${last}`
      : `Se abrió ${String(openings)} veces, la última ${last}`;
  },
  offQuestion: (name) => `¿Desactivar el enlace para ${name}?`,
  offWhat: 'Deja de funcionar enseguida, para todos los que lo tienen. Puede hacer otro.',
  keep: 'Conservarlo',
  off: 'Desactivar',
  offNamed: (name) => `Desactivar el enlace para ${name}`,
  linkFor: (name) => `El enlace para ${name}`,
  copyNow:
    'Cópielo ahora y envíelo usted: no se muestra otra vez. Quien lo reciba puede leer su lista, así que no lo publique.',
  error: 'Error',
  notMade: 'No pudimos hacer el enlace. Inténtelo de nuevo.',
  notEnded: 'No pudimos desactivarlo. Inténtelo de nuevo.',
  ended: 'Enlace desactivado',
  endedWhat: (name) => `El enlace para ${name} ya no funciona.`,
};
