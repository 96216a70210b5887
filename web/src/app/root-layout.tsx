import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '@/components/ui/skip-link';
import { OfflineBanner } from './offline-banner';
import { useAnnouncedRoute } from './use-announced-route';

export const RootLayout = () => {
  useAnnouncedRoute();

  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
