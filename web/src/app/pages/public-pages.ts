import { Tag } from 'lucide-react';
import { page } from './page';

/** Open to everyone. */
export const publicPages = [
  page({
    path: '/pricing',
    title: 'Pricing',
    load: () => import('@/routes/guides/pricing'),
    link: { label: 'Pricing', icon: Tag, bar: 6 },
  }),
  page({
    path: '/how-chances-work',
    title: 'How chances work',
    load: () => import('@/routes/guides/how-chances-work'),
  }),
  page({
    path: '/privacy',
    title: 'Privacy',
    load: () => import('@/routes/guides/privacy'),
  }),
  page({
    path: '/accessibility',
    title: 'Accessibility',
    load: () => import('@/routes/guides/accessibility'),
  }),
  page({
    path: '/data-sources',
    title: 'Data sources',
    load: () => import('@/routes/guides/data-sources'),
  }),
  page({
    path: '/build-on-flyleaf',
    title: 'Build on Flyleaf',
    load: () => import('@/routes/guides/build-on-flyleaf'),
  }),
  page({
    path: '/authorship',
    title: 'Check an authorship record',
    load: () => import('@/routes/essays/authorship'),
  }),
  page({ path: '/shared', title: 'A shared college list', load: () => import('@/routes/students/shared') }),
  page({ path: '*', title: 'Page not found', load: () => import('@/routes/not-found') }),
];

/** Shown without the site's header and footer. */
export const barePages = [
  page({
    path: '/too-young',
    title: 'Come back when you’re 13',
    load: () => import('@/routes/account/too-young'),
  }),
];
