import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '@/components/ui/skip-link';
import { ConnectionBanner } from '../connection/connection-banner';
import { useAnnouncedRoute } from '../pages/use-page-title';

export const RootLayout = () => {
  useAnnouncedRoute();

  return (
    <>
      <SkipLink />
      <ConnectionBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
