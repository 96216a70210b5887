import { Bookmark, LayoutGrid, Search, UserRound } from 'lucide-react';
import { type Role } from '@/lib/session/session';
import { EVERYONE, page, STUDENTS } from './page';

const startPageTitle = (role: Role | undefined) => (role === 'student' ? 'Dashboard' : 'Home');

/** What the product is for. */
export const productPages = [
  page({
    path: '/',
    title: startPageTitle,
    load: () => import('@/routes/home'),
    roles: EVERYONE,
    calls: ['GET /api/auth/me', 'GET /api/notifications'],
    link: { label: 'Home', icon: LayoutGrid, bar: 4, barLabel: startPageTitle, tab: 1, key: 'h' },
  }),
  page({
    path: '/colleges',
    title: 'Colleges',
    load: () => import('@/routes/colleges'),
    roles: STUDENTS,
    calls: ['GET /api/colleges', 'GET /api/recommendations'],
    link: { label: 'Colleges', icon: Search, bar: 1, tab: 2, key: 'c' },
  }),
  page({
    path: '/my-list',
    title: 'My College List',
    load: () => import('@/routes/my-list'),
    roles: STUDENTS,
    calls: ['GET /api/saved-colleges', 'GET /api/saved-colleges/facts'],
    link: { label: 'My List', icon: Bookmark, bar: 2, tab: 3, key: 'l' },
  }),
  page({
    path: '/my-list/simulate',
    title: 'Simulate Chances',
    load: () => import('@/routes/simulate'),
    roles: STUDENTS,
    calls: ['GET /api/saved-colleges', 'GET /api/saved-colleges/facts'],
  }),
  page({
    path: '/profile',
    title: 'Profile',
    load: () => import('@/routes/profile'),
    roles: STUDENTS,
    calls: ['GET /api/user-profile', 'GET /api/academic-profile', 'GET /api/interests-goals'],
    link: { label: 'Profile', icon: UserRound, bar: 3, tab: 4, key: 'p' },
  }),
];
