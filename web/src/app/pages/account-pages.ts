import { page } from './page';

/** For people who are not signed in; others are redirected to their start page. */
export const signedOutPages = [
  page({
    path: '/login',
    title: { en: 'Sign in', es: 'Iniciar sesión' },
    load: () => import('@/routes/login'),
  }),
  page({
    path: '/register',
    title: { en: 'Create your account', es: 'Crear su cuenta' },
    load: () => import('@/routes/register'),
  }),
];

/** Opened from links in emails, signed in or not. */
export const recoveryPages = [
  page({
    path: '/forgot-password',
    title: { en: 'Forgot your password', es: 'Contraseña olvidada' },
    load: () => import('@/routes/forgot-password'),
  }),
  page({
    path: '/reset-password',
    title: { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
    load: () => import('@/routes/reset-password'),
  }),
  page({
    path: '/link',
    title: { en: 'You’re invited', es: 'Tiene una invitación' },
    load: () => import('@/routes/link'),
  }),
  page({
    path: '/verify-email',
    title: { en: 'Confirm your email', es: 'Confirmar su correo' },
    load: () => import('@/routes/verify-email'),
  }),
];
