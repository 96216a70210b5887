import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast-store';
import { signInHandoffOf } from '@/lib/session/url-secrets';
import { rememberPage } from '@/lib/session/return-to';
import { useSession } from '@/lib/session/session';
import { ACCESS_DENIED, AccessDenied } from './access-denied';
import { canOpen } from './access';
import { PageSpinner } from '../shell/page-spinner';
import { loadToaster } from '../shell/toasts';

const ProviderReturn = lazy(() => import('@/features/identity/provider/provider-return'));

const LEAVES_AFTER_MS = 500;
const REFUSED_FOR_MS = 1_000;

/** Tells why, remembers the page, and hands over to the server's sign-in address. */
const useLeaveForSignIn = (leaving: boolean) => {
  useEffect(() => {
    if (!leaving) return;
    rememberPage(location.pathname + location.search);
    toast({ tone: 'error', title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stayed = false;
    const leave = () => {
      if (!stayed) timer = setTimeout(() => location.assign('/api/login'), LEAVES_AFTER_MS);
    };
    loadToaster().then(leave, leave);
    return () => {
      stayed = true;
      clearTimeout(timer);
    };
  }, [leaving]);
};

/** `toStrangers`: what an address shows to those who were never signed in here, instead of refusing them. */
export const SignedInOnly = ({ toStrangers = {} }: { toStrangers?: Record<string, ReactNode> }) => {
  const session = useSession();
  const here = useLocation();
  const handoff = signInHandoffOf(here.state);
  const welcome = toStrangers[here.pathname];
  const [cameSignedOut] = useState(session.status === 'signed-out');
  const isStranger = welcome !== undefined && cameSignedOut && session.status === 'signed-out';
  const leftFor = session.status === 'signed-out' ? session.leftFor : null;
  const mayGo = session.status === 'signed-out' && (welcome !== undefined || leftFor !== null);
  useLeaveForSignIn(session.status !== 'signed-in' && !mayGo && handoff === null);

  if (handoff)
    return (
      <Suspense fallback={<PageSpinner />}>
        <ProviderReturn handoff={handoff} />
      </Suspense>
    );
  if (isStranger) return welcome;
  if (mayGo) return <Navigate to={leftFor ?? '/login'} replace />;
  return session.status === 'signed-out' ? <PageSpinner /> : <Outlet />;
};

/** Lists and profiles belong to students; others have their account's home. */
export const OpenPagesOnly = () => {
  const session = useSession();
  const { pathname } = useLocation();
  const served = session.status !== 'signed-out' && canOpen(pathname, session.user.role);
  return served ? <Outlet /> : <Navigate to="/" replace />;
};

/** The admin pages say why they stay shut before they lead away. */
export const AdminsOnly = () => {
  const session = useSession();
  const navigate = useNavigate();
  const refused = session.status === 'signed-in' && !canOpen('/admin', session.user.role);

  useEffect(() => {
    if (!refused) return;
    toast({ tone: 'error', title: ACCESS_DENIED.title, description: ACCESS_DENIED.text });
    const timer = setTimeout(() => void navigate('/', { replace: true }), REFUSED_FOR_MS);
    return () => clearTimeout(timer);
  }, [refused, navigate]);

  return refused ? <AccessDenied /> : <Outlet />;
};

/** Asked on arrival only: whoever signs in here is sent on by the form. */
export const SignedOutOnly = () => {
  const session = useSession();
  const [arrivedSignedIn] = useState(session.status === 'signed-in');
  return arrivedSignedIn ? <Navigate to="/" replace /> : <Outlet />;
};
