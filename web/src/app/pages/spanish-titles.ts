import { type Role } from '@/lib/session/session';

/** The tab titles of the pages that are all in both languages, by their paths. */
const titles: Readonly<Record<string, string>> = {
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
  '/settings/password': 'Contraseña',
  '/settings/sign-ins': 'Inicios de sesión',
  '/settings/two-step': 'Verificación en dos pasos',
  '/settings/notifications': 'Avisos',
  '/settings/sharing': 'Compartir',
  '/settings/activity': 'Actividad',
  '/settings/data': 'Llevarse sus datos',
  '/settings/leaving': 'Dejar Flyleaf',
  '/students/:studentId': 'Lo que su estudiante comparte',
  '/students/:studentId/profile': 'Perfil',
  '/students/:studentId/brag-sheet': 'Hoja de logros',
  '/students/:studentId/essays': 'Ensayos que su estudiante comparte',
  '/students/:studentId/essays/:essayId': 'Un ensayo que su estudiante comparte',
  '/students/:studentId/money': 'Lo que cuesta la universidad',
};

/** Undefined for a page that is in English. The start page of adults is in both; a student’s is in English. */
export const spanishTitleOf = (path: string, role: Role | undefined) =>
  path === '/' && (role === 'parent' || role === 'counselor') ? 'Inicio' : titles[path];
