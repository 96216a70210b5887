import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { toast } from '@/components/ui/toast-store';
import { rememberPage } from '@/lib/return-to';
import { useSession } from '@/lib/session';
import { PageSpinner } from './page-spinner';
import { toasterArrives } from './toasts';

const LEAVES_AFTER_MS = 500;

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
    toasterArrives().then(leave, leave);
    return () => {
      stayed = true;
      clearTimeout(timer);
    };
  }, [leaving]);
};

/** `toStrangers`: what an address shows to those who were never signed in here, instead of refusing them. */
export const SignedInOnly = ({ toStrangers }: { toStrangers?: ReactNode }) => {
  const session = useSession();
  const [cameSignedOut] = useState(session.status === 'signed-out');
  const isStranger = toStrangers !== undefined && cameSignedOut && session.status === 'signed-out';
  const mayGo = session.status === 'signed-out' && (toStrangers !== undefined || session.justLeft);
  useLeaveForSignIn(session.status !== 'signed-in' && !mayGo);

  if (isStranger) return toStrangers;
  if (mayGo) return <Navigate to="/login" replace />;
  return session.status === 'signed-out' ? <PageSpinner /> : <Outlet />;
};

/** Lists and profiles belong to students; others have their account's home. */
export const StudentsOnly = () => {
  const session = useSession();
  const student = session.status !== 'signed-out' && session.user.role === 'student';
  return student ? <Outlet /> : <Navigate to="/" replace />;
};

/** Asked on arrival only: whoever signs in here is sent on by the form. */
export const SignedOutOnly = () => {
  const session = useSession();
  const [arrivedSignedIn] = useState(session.status === 'signed-in');
  return arrivedSignedIn ? <Navigate to="/" replace /> : <Outlet />;
};
