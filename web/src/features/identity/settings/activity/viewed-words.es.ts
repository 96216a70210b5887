import { type ViewedWords } from './viewed-words';

export const spanish: ViewedWords = {
  things: {
    list: 'su lista y sus fechas',
    chances: 'sus posibilidades',
    prices: 'sus precios y ofertas de ayuda',
    profile: 'su perfil y sus actividades',
    files: 'los archivos de su portafolio',
    essays: 'los títulos de los ensayos que usted compartió',
    essay: 'un ensayo que usted compartió',
    'portfolio-file': 'un archivo de su portafolio',
    'brag-sheet': 'su hoja de logros',
  },
  named: {
    essay: (title) => `su ensayo “${title}”`,
    'portfolio-file': (title) => `el archivo de “${title}” en su portafolio`,
  },
  anything: 'lo que usted comparte',
  locale: 'es-US',
};
