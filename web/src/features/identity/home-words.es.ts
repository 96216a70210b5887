import { type english, type HomeWords } from './home-words';

const padres: HomeWords = {
  welcome: (firstName) => `¡Hola, ${firstName}!`,
  look: 'Explore',
  intro: 'Busque cualquier universidad y vea cuánto cuesta un año allí según los ingresos de la familia.',
  explore: 'Ver universidades (en inglés)',
  chances: 'Cómo se calculan las posibilidades',
  figures: 'De dónde vienen las cifras',
  stored: 'Qué guardamos sobre los estudiantes',
  prices: 'Planes y precios',
  account: 'Su cuenta',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Tipo de cuenta',
  roleName: 'Madre, padre o tutor',
  emailNotLoaded: 'No pudimos cargarlo',
};

export const spanish: typeof english = {
  parent: padres,
  counselor: {
    ...padres,
    roleName: 'Consejero escolar',
    intro:
      'Busque cualquier universidad para sus estudiantes y vea cuánto cuesta un año allí según los ingresos de la familia.',
  },
};
