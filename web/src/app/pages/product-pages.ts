import { Bookmark, LayoutGrid, PenLine, Search, UserRound } from 'lucide-react';
import { type Role } from '@/lib/session/session';
import { ADULTS, COUNSELORS, EVERYONE, page, READERS, STUDENTS } from './page';

const startPageTitle = (role: Role | undefined) => (role === 'student' ? 'Dashboard' : 'Home');

/** What the product is for. */
export const productPages = [
  page({
    path: '/',
    title: startPageTitle,
    load: () => import('@/routes/home'),
    roles: EVERYONE,
    link: { label: 'Home', icon: LayoutGrid, bar: 5, barLabel: startPageTitle, tab: 1, key: 'h' },
  }),
  page({
    path: '/colleges',
    title: 'Colleges',
    load: () => import('@/routes/colleges/colleges'),
    roles: READERS,
    link: { label: 'Colleges', icon: Search, bar: 1, tab: 2, key: 'c' },
  }),
  page({
    path: '/colleges/:id',
    title: 'College',
    load: () => import('@/routes/colleges/college'),
    roles: EVERYONE,
  }),
  page({
    path: '/colleges/compare',
    title: 'Compare colleges',
    load: () => import('@/routes/colleges/compare'),
    roles: READERS,
  }),
  page({
    path: '/my-list',
    title: 'My College List',
    load: () => import('@/routes/colleges/my-list'),
    roles: STUDENTS,
    link: { label: 'My List', icon: Bookmark, bar: 2, tab: 3, key: 'l' },
  }),
  page({
    path: '/my-list/simulate',
    title: 'Simulate Chances',
    load: () => import('@/routes/colleges/simulate'),
    roles: STUDENTS,
  }),
  page({
    path: '/applications',
    title: 'Applications',
    load: () => import('@/routes/applications/applications'),
    roles: STUDENTS,
  }),
  page({
    path: '/applications/plan',
    title: 'Plan your season',
    load: () => import('@/routes/applications/applications-plan'),
    roles: STUDENTS,
  }),
  page({
    path: '/applications/aid',
    title: 'Financial aid',
    load: () => import('@/routes/applications/applications-aid'),
    roles: STUDENTS,
  }),
  page({
    path: '/applications/:id',
    title: 'Application',
    load: () => import('@/routes/applications/application'),
    roles: STUDENTS,
  }),
  page({
    path: '/my-list/spreadsheet',
    title: 'Your list as a spreadsheet',
    load: () => import('@/routes/colleges/list-spreadsheet'),
    roles: STUDENTS,
  }),
  page({
    path: '/essays',
    title: 'Essay Repository',
    load: () => import('@/routes/essays/essays'),
    roles: STUDENTS,
    link: { label: 'Essays', icon: PenLine, bar: 3, tab: 4, key: 'e' },
  }),
  page({
    path: '/essay-submission',
    title: 'Essay Submission Center',
    load: () => import('@/routes/essays/essay-submission'),
    roles: STUDENTS,
  }),
  page({
    path: '/essays/plan',
    title: 'Plan your essays',
    load: () => import('@/routes/essays/essays-plan'),
    roles: STUDENTS,
  }),
  page({
    path: '/essays/:id',
    title: 'Essay',
    load: () => import('@/routes/essays/essay'),
    roles: STUDENTS,
  }),
  page({
    path: '/essays/:id/history',
    title: 'Version history',
    load: () => import('@/routes/essays/essay-history'),
    roles: STUDENTS,
  }),
  page({
    path: '/essays/:id/edit',
    title: 'Edit Essay',
    load: () => import('@/routes/essays/essay-edit'),
    roles: STUDENTS,
  }),
  page({
    path: '/students/:studentId',
    title: 'What your student shares',
    load: () => import('@/routes/students/student'),
    roles: ADULTS,
  }),
  page({
    path: '/students/:studentId/profile',
    title: 'Profile',
    load: () => import('@/routes/students/student-profile'),
    roles: ADULTS,
  }),
  page({
    path: '/students/:studentId/brag-sheet',
    title: 'Brag sheet',
    load: () => import('@/routes/students/student-brag-sheet'),
    roles: COUNSELORS,
  }),
  page({
    path: '/students/:studentId/essays',
    title: 'Essays your student shares',
    load: () => import('@/routes/students/student-essays'),
    roles: ADULTS,
  }),
  page({
    path: '/students/:studentId/essays/:essayId',
    title: 'An essay your student shares',
    load: () => import('@/routes/students/student-essay'),
    roles: ADULTS,
  }),
  page({
    path: '/students/:studentId/money',
    title: 'What college costs',
    load: () => import('@/routes/students/student-money'),
    roles: ADULTS,
  }),
  page({
    path: '/profile',
    title: 'Profile',
    load: () => import('@/routes/profile/profile'),
    roles: STUDENTS,
    link: { label: 'Profile', icon: UserRound, bar: 4, tab: 5, key: 'p' },
  }),
  page({
    path: '/profile/activities-sheet',
    title: 'Activities sheet',
    load: () => import('@/routes/profile/activities-sheet'),
    roles: STUDENTS,
  }),
  page({
    path: '/profile/resume',
    title: 'Resume',
    load: () => import('@/routes/profile/resume'),
    roles: STUDENTS,
  }),
  page({
    path: '/profile/brag-sheet',
    title: 'Brag sheet',
    load: () => import('@/routes/profile/brag-sheet'),
    roles: STUDENTS,
  }),
];
