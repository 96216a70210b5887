import { Navigate } from 'react-router-dom';
import { type PageReads } from '@/app/pages/page';
import { AccountHome } from '@/features/identity/account-home';
import { currentSession, useSession } from '@/lib/session/session';
import { Dashboard, dashboardReads } from './dashboard';

const Home = () => {
  const session = useSession();
  if (session.status === 'signed-out') return null;

  const { role, firstName } = session.user;
  if (role === 'student') return <Dashboard firstName={firstName} />;
  if (role === 'admin') return <Navigate to="/admin" replace />;
  return <AccountHome role={role} firstName={firstName} />;
};

export const reads: PageReads = (client, address) => {
  const session = currentSession();
  return session.status === 'signed-in' && session.user.role === 'student'
    ? dashboardReads(client, address)
    : [];
};

export default Home;
