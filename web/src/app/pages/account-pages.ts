import { page } from './page';

/** For people who are not signed in; others are redirected to their start page. */
export const signedOutPages = [
  page({
    path: '/login',
    title: 'Sign in',
    load: () => import('@/routes/login'),
  }),
  page({
    path: '/register',
    title: 'Create your account',
    load: () => import('@/routes/register'),
  }),
];

/** Opened from links in emails, signed in or not. */
export const recoveryPages = [
  page({
    path: '/forgot-password',
    title: 'Forgot your password',
    load: () => import('@/routes/forgot-password'),
  }),
  page({
    path: '/reset-password',
    title: 'Choose a new password',
    load: () => import('@/routes/reset-password'),
  }),
  page({
    path: '/link',
    title: 'You’re invited',
    load: () => import('@/routes/link'),
  }),
  page({
    path: '/verify-email',
    title: 'Confirm your email',
    load: () => import('@/routes/verify-email'),
  }),
];
