import { ADMINS, page } from './page';

export const adminPages = [
  page({
    path: '/admin',
    title: 'Admin dashboard',
    load: () => import('@/routes/admin'),
    roles: ADMINS,
  }),
];
