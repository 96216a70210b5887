import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { toast } from '@/components/ui/toasts/toast-store';
import { signInHandoffOf } from '@/lib/session/url-secrets';
import { rememberPage } from '@/lib/session/return-to';
import { useSession } from '@/lib/session/session';
import { canOpen } from './access';
import { PageSpinner } from '../shell/page-spinner';
import { loadToaster } from '../shell/toasts';
import { useSay } from '@/lib/preferences/say';

const ProviderReturn = lazy(() => import('@/features/identity/provider/provider-return'));

const LEAVE_AFTER_MS = 500;

/** Explains why, remembers the page and goes to the server's sign-in URL. */
const useLeaveForSignIn = (leaving: boolean) => {
  const say = useEffectEvent(useSay());
  useEffect(() => {
    if (!leaving) return;
    rememberPage(location.pathname + location.search);
    toast({
      tone: 'error',
      title: say('Unauthorized'),
      description: say('You are logged out. Logging in again...'),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelled = false;
    const leave = () => {
      if (!cancelled) timer = setTimeout(() => location.assign('/api/login'), LEAVE_AFTER_MS);
    };
    loadToaster().then(leave, leave);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [leaving]);
};

/** `toStrangers`: shown instead of the sign-in page to people who were not signed in before. */
export const SignedInOnly = ({ toStrangers = {} }: { toStrangers?: Record<string, ReactNode> }) => {
  const session = useSession();
  const here = useLocation();
  const handoff = signInHandoffOf(here.state);
  const publicPage = toStrangers[here.pathname];
  const [arrivedSignedOut] = useState(session.status === 'signed-out');
  const isStranger = publicPage !== undefined && arrivedSignedOut && session.status === 'signed-out';
  const redirectTo = session.status === 'signed-out' ? session.redirectTo : null;
  const canRedirect = session.status === 'signed-out' && (publicPage !== undefined || redirectTo !== null);
  useLeaveForSignIn(session.status !== 'signed-in' && !canRedirect && handoff === null);

  if (handoff)
    return (
      <Suspense fallback={<PageSpinner />}>
        <ProviderReturn handoff={handoff} />
      </Suspense>
    );
  if (isStranger) return publicPage;
  if (canRedirect) return <Navigate to={redirectTo ?? '/login'} replace />;
  return session.status === 'signed-out' ? <PageSpinner /> : <Outlet />;
};

/** Redirects to the start page if the page is not for this role. */
export const OpenPagesOnly = () => {
  const session = useSession();
  const { pathname } = useLocation();
  const served = session.status !== 'signed-out' && canOpen(pathname, session.user.role);
  return served ? <Outlet /> : <Navigate to="/" replace />;
};

/** Checked only on arrival, because the sign-in form redirects by itself. */
export const SignedOutOnly = () => {
  const session = useSession();
  const [arrivedSignedIn] = useState(session.status === 'signed-in');
  return arrivedSignedIn ? <Navigate to="/" replace /> : <Outlet />;
};
