import { settingsRefusal } from '../spanish-refusals';
import { type ExportWords } from './words';

export const spanish: ExportWords = {
  title: 'Llévese sus datos',
  lead: 'Reciba una copia de todo lo que Flyleaf guarda sobre usted, en un archivo ZIP: una página que puede leer e imprimir sin conexión, los mismos datos para otros programas y los archivos que subió.',
  facts: [
    'Puede tardar unos minutos. No hace falta que espere aquí: le avisaremos en la campana y por correo.',
    'Solo usted puede descargarla, durante 24 horas. Después borramos la copia; lo que tiene aquí se queda.',
    'Nunca incluye su contraseña ni las claves con las que alguien podría entrar.',
  ],
  notLoaded: 'No pudimos cargar esta página',
  notLoadedWhy: 'No se perdió nada. Inténtelo de nuevo en un momento.',
  notAsked: settingsRefusal,
  said: {
    none: '',
    queued: 'Su copia empezará en un momento.',
    running: 'Estamos preparando su copia.',
    ready: 'Su copia está lista.',
    failed: 'No pudimos terminar su copia.',
  },
  queued: 'Su copia empezará en un momento',
  waiting: 'En espera',
  running: 'Estamos preparando su copia',
  almost: 'Ya casi',
  files: (done, total) => `${String(done)} de ${String(total)} archivos`,
  failedWhy:
    'No pudimos terminar su copia. No se perdió nada suyo. Inténtelo de nuevo; si vuelve a fallar, pruebe más tarde.',
  again: 'Intentar de nuevo',
  until: (at) => new Intl.DateTimeFormat('es-US', { dateStyle: 'full', timeStyle: 'short' }).format(at),
  ready: (until) => `Su copia está lista hasta el ${until}. Guárdela donde solo usted pueda abrirla.`,
  download: (size) => `Descargar mis datos (${size})`,
  another: 'Hacer una copia nueva',
  first: 'Hacer una copia de mis datos',
};
