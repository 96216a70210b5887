import { Navigate } from 'react-router-dom';
import { AccountHome } from '@/features/identity/account-home';
import { useSession } from '@/lib/session';

const Home = () => {
  const session = useSession();
  if (session.status === 'signed-out') return null;

  const { role, firstName } = session.user;
  if (role === 'student') return <Navigate to="/colleges" replace />;
  if (role === 'admin') return <Navigate to="/admin" replace />;
  return <AccountHome role={role} firstName={firstName} />;
};

export default Home;
