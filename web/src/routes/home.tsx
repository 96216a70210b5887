import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { type PageReads, type PreparePage } from '@/app/pages/page';
import { currentSession, useSession } from '@/lib/session/session';
import { Dashboard, dashboardReads } from './dashboard/dashboard';

const loadAdultHome = () => import('./students/adult-home');
const AdultHome = lazy(loadAdultHome);

const Home = () => {
  const session = useSession();
  if (session.status === 'signed-out') return null;

  const { role, firstName } = session.user;
  if (role === 'student') return <Dashboard firstName={firstName} />;
  if (role === 'admin') return <Navigate to="/admin" replace />;
  return (
    <Suspense>
      <AdultHome role={role} firstName={firstName} />
    </Suspense>
  );
};

export const reads: PageReads = (client, address) => {
  const session = currentSession();
  return session.status === 'signed-in' && session.user.role === 'student'
    ? dashboardReads(client, address)
    : [];
};

/** Students see the dashboard, which comes with this page. */
export const prepare: PreparePage = async () => {
  const session = currentSession();
  const isAdult = session.status === 'signed-in' && ['parent', 'counselor'].includes(session.user.role);
  return isAdult ? loadAdultHome() : undefined;
};

export default Home;
