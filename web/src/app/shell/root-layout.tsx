import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import { ConnectionBanner } from '../connection/connection-banner';
import { SignOutQuestion } from '@/features/identity/sign-in/sign-out-question';
import { usePageTitle } from '../pages/use-page-title';

export const RootLayout = () => {
  usePageTitle();

  return (
    <>
      <SkipLink />
      <ConnectionBanner />
      <Outlet />
      <SignOutQuestion />
      <ScrollRestoration />
    </>
  );
};
