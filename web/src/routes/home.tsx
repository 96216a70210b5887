import { Navigate } from 'react-router-dom';
import { AccountHome } from '@/features/identity/account-home';
import { useSession } from '@/lib/session';
import { Dashboard } from './dashboard';

const Home = () => {
  const session = useSession();
  if (session.status === 'signed-out') return null;

  const { role, firstName } = session.user;
  if (role === 'student') return <Dashboard firstName={firstName} />;
  if (role === 'admin') return <Navigate to="/admin" replace />;
  return <AccountHome role={role} firstName={firstName} />;
};

export default Home;
