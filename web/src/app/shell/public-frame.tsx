import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFrame } from '@/features/public-site/site-frame';
import { useSession } from '@/lib/session/session';
import { PageSpinner } from './page-spinner';

const AppShell = lazy(() => import('./app-shell'));

/** Public pages have the site's header and footer, or the app's bars for signed-in users. */
const PublicFrame = () => {
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

export default PublicFrame;
