import { Tag } from 'lucide-react';
import { page } from './page';

/** Open to everyone. */
export const publicPages = [
  page({
    path: '/pricing',
    title: 'Pricing',
    load: () => import('@/routes/pricing'),
    link: { label: 'Pricing', icon: Tag, bar: 6 },
  }),
  page({
    path: '/how-chances-work',
    title: 'How chances work',
    load: () => import('@/routes/how-chances-work'),
  }),
  page({
    path: '/privacy',
    title: 'Privacy',
    load: () => import('@/routes/privacy'),
  }),
  page({
    path: '/accessibility',
    title: 'Accessibility',
    load: () => import('@/routes/accessibility'),
  }),
  page({
    path: '/data-sources',
    title: 'Data sources',
    load: () => import('@/routes/data-sources'),
  }),
  page({
    path: '/build-on-flyleaf',
    title: 'Build on Flyleaf',
    load: () => import('@/routes/build-on-flyleaf'),
  }),
  page({
    path: '/authorship',
    title: 'Check an authorship record',
    load: () => import('@/routes/authorship'),
  }),
  page({ path: '/shared', title: 'A shared college list', load: () => import('@/routes/shared') }),
  page({ path: '*', title: 'Page not found', load: () => import('@/routes/not-found') }),
];

/** Shown without the site's header and footer. */
export const barePages = [
  page({ path: '/too-young', title: 'Come back when you’re 13', load: () => import('@/routes/too-young') }),
];
