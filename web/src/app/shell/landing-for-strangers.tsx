import { lazy, Suspense } from 'react';
import { PageSpinner } from './page-spinner';

const Landing = lazy(() => import('@/routes/landing'));

/** For visitors who navigate here from another page. On a direct visit, the server sends the prerendered landing page. */
export const LandingForStrangers = () => (
  <Suspense fallback={<PageSpinner />}>
    <Landing />
  </Suspense>
);
