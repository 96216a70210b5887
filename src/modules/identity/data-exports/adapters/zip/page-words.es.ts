import { type PageWords } from './page-words.js';
import { SPANISH_HEADINGS } from './headings.es.js';
import { SPANISH_NAMES } from './names-in-words.es.js';

export const spanish: PageWords = {
  language: 'es',
  locale: 'es-US',
  title: 'Mis datos en Flyleaf',
  about: (when) =>
    `Todo lo que Flyleaf guardaba sobre ti el ${when}. Aquí no aparecen las respuestas vacías; data.json también las
tiene, para programas. Tus archivos están en la carpeta “files”. Lo que tú u otras personas escribieron está como se escribió.`,
  yes: 'Sí',
  no: 'No',
  leftOut: 'Lo que no está en esta copia',
  password: 'Tu contraseña: solo guardamos una forma cifrada que nadie puede leer.',
  heading: (english) => SPANISH_HEADINGS.get(english) ?? english,
  name: (english) => SPANISH_NAMES.get(english) ?? english,
};
