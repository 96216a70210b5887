import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '@/components/ui/skip-link';
import { ConnectionBanner } from './connection-banner';
import { useAnnouncedRoute } from './use-announced-route';

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
