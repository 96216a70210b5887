/** The tab titles of the pages that are all in both languages, by their paths. */
export const spanishTitles: Readonly<Record<string, string>> = {
  '/pricing': 'Precios',
  '/how-chances-work': 'Cómo se calculan las posibilidades',
  '/privacy': 'Privacidad',
  '/accessibility': 'Accesibilidad',
  '/data-sources': 'Fuentes de los datos',
  '/login': 'Iniciar sesión',
  '/register': 'Crear su cuenta',
  '/forgot-password': 'Contraseña olvidada',
  '/reset-password': 'Elegir una contraseña nueva',
  '/shared': 'Una lista de universidades compartida',
  '/link': 'Tiene una invitación',
  '/verify-email': 'Confirmar su correo',
  '/settings': 'Cuenta',
  '/settings/notifications': 'Avisos',
};
