const parent = {
  welcome: (firstName: string) => `Welcome back, ${firstName}!`,
  look: 'Look around',
  intro: 'Look up any college and see what a year there costs, for any family income.',
  explore: 'Explore colleges',
  chances: 'How chances work',
  figures: 'Where the figures come from',
  stored: 'What we store about students',
  prices: 'Plans and prices',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  roleName: 'Parent',
  emailNotLoaded: 'We couldn’t load it',
};
export type HomeWords = typeof parent;

export const english: Record<'parent' | 'counselor', HomeWords> = {
  parent,
  counselor: {
    ...parent,
    roleName: 'School Counselor',
    intro: 'Look up any college for your students and see what a year there costs, for any family income.',
  },
};

const padres: HomeWords = {
  welcome: (firstName) => `¡Hola de nuevo, ${firstName}!`,
  look: 'Explore',
  intro: 'Busque cualquier universidad y vea cuánto cuesta un año allí según los ingresos de la familia.',
  explore: 'Ver universidades (en inglés)',
  chances: 'Cómo se calculan las posibilidades (en inglés)',
  figures: 'De dónde vienen las cifras (en inglés)',
  stored: 'Qué guardamos sobre los estudiantes (en inglés)',
  prices: 'Planes y precios (en inglés)',
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
