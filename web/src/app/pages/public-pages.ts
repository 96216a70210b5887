import { Tag } from 'lucide-react';
import { page } from './page';

/** Open to everyone. */
export const publicPages = [
  page({
    path: '/pricing',
    title: { en: 'Pricing', es: 'Precios' },
    load: () => import('@/routes/pricing'),
    link: { label: 'Pricing', icon: Tag, bar: 6 },
  }),
  page({
    path: '/how-chances-work',
    title: { en: 'How chances work', es: 'Cómo se calculan las posibilidades' },
    load: () => import('@/routes/how-chances-work'),
  }),
  page({
    path: '/privacy',
    title: { en: 'Privacy', es: 'Privacidad' },
    load: () => import('@/routes/privacy'),
  }),
  page({
    path: '/accessibility',
    title: { en: 'Accessibility', es: 'Accesibilidad' },
    load: () => import('@/routes/accessibility'),
  }),
  page({
    path: '/data-sources',
    title: { en: 'Data sources', es: 'Fuentes de los datos' },
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
  page({ path: '*', title: 'Page not found', load: () => import('@/routes/not-found') }),
];

/** Shown without the site's header and footer. */
export const barePages = [
  page({ path: '/too-young', title: 'Come back when you’re 13', load: () => import('@/routes/too-young') }),
];
