import { page } from './page';

/** For people who are not signed in; others are redirected to their start page. */
export const signedOutPages = [
  page({
    path: '/login',
    title: 'Sign in',
    load: () => import('@/routes/account/login'),
  }),
  page({
    path: '/register',
    title: 'Create your account',
    load: () => import('@/routes/account/register'),
  }),
];

/** Opened from links in emails, signed in or not. */
export const recoveryPages = [
  page({
    path: '/forgot-password',
    title: 'Forgot your password',
    load: () => import('@/routes/account/forgot-password'),
  }),
  page({
    path: '/reset-password',
    title: 'Choose a new password',
    load: () => import('@/routes/account/reset-password'),
  }),
  page({
    path: '/link',
    title: 'You’re invited',
    load: () => import('@/routes/students/link'),
  }),
  page({
    path: '/verify-email',
    title: 'Confirm your email',
    load: () => import('@/routes/account/verify-email'),
  }),
];
