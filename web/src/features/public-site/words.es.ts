import { type Words } from './words';

export const spanish: Words = {
  how: 'Cómo funciona',
  families: 'Para las familias',
  pricing: 'Precios',
  logIn: 'Entrar',
  start: 'Empezar mi perfil',
  main: 'Principal',
  about: 'Acerca de Flyleaf',
  chances: 'Cómo se calculan las posibilidades',
  data: 'Fuentes de los datos',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  build: 'Crear con Flyleaf (en inglés)',
};
