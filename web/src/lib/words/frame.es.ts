export { CrisisLineInSpanish } from '@/components/ui/basics/spanish-crisis-line';

/** What the frame around every page says, by its English sentence. Loaded only where Spanish was chosen. */
export const spanish = {
  Home: 'Inicio',
  Dashboard: 'Panel',
  Colleges: 'Universidades',
  'My List': 'Mi lista',
  Essays: 'Ensayos',
  Profile: 'Perfil',
  Pricing: 'Precios',
  'Account settings': 'Configuración de la cuenta',
  Applications: 'Solicitudes',
  'Activities sheet': 'Hoja de actividades',
  Resume: 'Currículum',
  'Brag sheet': 'Hoja de logros',
  'How chances work': 'Cómo se calculan las posibilidades',
  'Data sources': 'Fuentes de los datos',
  Privacy: 'Privacidad',
  Accessibility: 'Accesibilidad',

  Main: 'Principal',
  'Search or jump to': 'Buscar o ir a',
  'Ask Wren': 'Preguntar a Wren',
  'Your account': 'Su cuenta',
  Theme: 'Apariencia',
  Light: 'Clara',
  Dark: 'Oscura',
  System: 'Como el dispositivo',
  'Keyboard shortcuts': 'Atajos de teclado',
  Logout: 'Cerrar sesión',
  'Logging out...': 'Cerrando la sesión...',
  'Logged Out': 'Sesión cerrada',
  'You have been successfully logged out.': 'Cerró su sesión en este dispositivo.',
  Close: 'Cerrar',
  Retry: 'Reintentar',
  '(optional)': '(opcional)',
  Cancel: 'Cancelar',
  Error: 'Error',
  Loading: 'Cargando',
  'Try again': 'Intentar de nuevo',

  Pages: 'Páginas',
  Actions: 'Acciones',
  'Open college': 'Abrir la universidad',
  'Searching colleges': 'Buscando universidades',
  'We couldn’t load the colleges. Try again in a moment.':
    'No pudimos cargar las universidades. Inténtelo de nuevo en un momento.',
  'No colleges match that.': 'Ninguna universidad coincide.',
  'One college found': 'Se encontró una universidad',

  'Search this page': 'Buscar en esta página',
  'Next comment on an essay': 'Siguiente comentario de un ensayo',
  'Comment before': 'Comentario anterior',
  'Show keyboard shortcuts': 'Mostrar los atajos de teclado',
  'Go to the pop-up message': 'Ir al mensaje emergente',
  'Single-key shortcuts': 'Atajos de una sola tecla',
  'They don’t work while you’re typing. Turn them off if they get in your way.':
    'No funcionan mientras escribe. Desactívelos si le estorban.',
  then: 'luego',

  Notifications: 'Avisos',
  'Notifications (F8)': 'Avisos (F8)',
  'Mark all as read': 'Marcar todo como leído',
  'Nothing was marked as read. Please try again.': 'No se marcó nada como leído. Inténtelo de nuevo.',
  'We couldn’t load your notifications': 'No pudimos cargar sus avisos',
  'Nothing is lost. Try again in a moment.': 'No se perdió nada. Inténtelo de nuevo en un momento.',
  'Nothing new': 'Nada nuevo',
  'News about your account will appear here.': 'Aquí aparecerán las novedades de su cuenta.',
  unread: 'sin leer',
  'One new notification': 'Un aviso nuevo',
  'new notifications': 'avisos nuevos',

  'This page didn’t load': 'Esta página no se cargó',
  'Everything you saved is safe. Try again in a moment.':
    'Todo lo que guardó está a salvo. Inténtelo de nuevo en un momento.',
  'We still can’t reach Flyleaf. This page will open when you’re back online.':
    'Todavía no hay conexión con Flyleaf. La página se abrirá cuando vuelva.',
  'If this keeps happening, report this number so we can find out why:':
    'Si sigue pasando, envíenos este número para saber por qué:',
  'You’re offline. You can keep reading, and saving will work again when you’re back online.':
    'No hay conexión. Puede seguir leyendo; podrá guardar otra vez cuando vuelva.',
  'Your network is blocking Flyleaf. You may need to sign in to the Wi-Fi first. Nothing you typed is lost.':
    'Su red no deja pasar a Flyleaf. Quizá deba iniciar sesión en el wifi primero. No se perdió nada de lo que escribió.',
  Unauthorized: 'Su sesión terminó',
  'You are logged out. Logging in again...': 'Hay que iniciar sesión de nuevo. Vamos allá...',
} as const;
