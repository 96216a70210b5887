import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFrame } from '@/features/public-site/site-frame';
import { useSession } from '@/lib/session/session';
import { PageSpinner } from './page-spinner';

const AppShell = lazy(() => import('./app-shell'));
const Landing = lazy(() => import('@/routes/landing'));

/** Public pages have the site's header and footer, or the app's bars for signed-in users. */
export const PublicFrame = () => {
  const signedIn = useSession().status === 'signed-in';

  return (
    <Suspense fallback={<PageSpinner />}>
      {signedIn ? (
        <AppShell />
      ) : (
        <SiteFrame>
          <div className="pt-6 md:pt-10">
            <Outlet />
          </div>
        </SiteFrame>
      )}
    </Suspense>
  );
};

/** For visitors who navigate here from another page. On a direct visit, the server sends the prerendered landing page. */
export const LandingForStrangers = () => (
  <Suspense fallback={<PageSpinner />}>
    <Landing />
  </Suspense>
);
