import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import { ConnectionBanner } from '../connection/connection-banner';
import { SignOutQuestion } from '@/features/identity/sign-in/sign-out-question';
import { usePageTitle } from '../pages/use-page-title';
import { useLanguage } from '@/lib/preferences/language';

/** Every page that is loaded by its address has this key: one typed after another must not begin where that one was left. */
const LOADED = 'default';

export const RootLayout = () => {
  usePageTitle();

  return (
    <>
      <SkipLink language={useLanguage()} />
      <ConnectionBanner />
      <Outlet />
      <SignOutQuestion />
      <ScrollRestoration getKey={({ key, pathname }) => (key === LOADED ? pathname : key)} />
    </>
  );
};
