import { useEffect, useState } from 'react';
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

/** `quietly`: the start page sends strangers to the sign-in page without a word, because nothing was refused. */
export const SignedInOnly = ({ quietly = false }: { quietly?: boolean }) => {
  const session = useSession();
  const strangerMayGo = session.status === 'signed-out' && (quietly || session.justLeft);
  useLeaveForSignIn(session.status !== 'signed-in' && !strangerMayGo);

  if (strangerMayGo) return <Navigate to="/login" replace />;
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
