import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFrame } from '@/features/public-site/site-frame';
import { useSession } from '@/lib/session/session';
import { PageSpinner } from './page-spinner';

const ConnectedShell = lazy(() => import('./connected-shell'));
const Landing = lazy(() => import('@/routes/landing'));

/** Public pages stand in the site's frame for strangers, and between the product's own bars for those signed in. */
export const OpenToAll = () => {
  const signedIn = useSession().status === 'signed-in';

  return (
    <Suspense fallback={<PageSpinner />}>
      {signedIn ? (
        <ConnectedShell />
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

/** Mostly the server sends this page ready made; here it is for those who come to it from inside. */
export const LandingForStrangers = () => (
  <Suspense fallback={<PageSpinner />}>
    <Landing />
  </Suspense>
);
