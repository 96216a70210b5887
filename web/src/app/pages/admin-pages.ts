import { ADMINS, page } from './page';

export const adminPages = [
  page({
    path: '/admin',
    title: 'Admin dashboard',
    load: () => import('@/routes/admin/admin'),
    roles: ADMINS,
  }),
  page({
    path: '/admin/user/:userId',
    title: 'User',
    load: () => import('@/routes/admin/admin-user'),
    roles: ADMINS,
  }),
];
