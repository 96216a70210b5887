import { Navigate } from 'react-router-dom';
import { AccountHome } from '@/features/identity/account-home';
import { useSession } from '@/lib/session';

const Home = () => {
  const session = useSession();
  if (session.status === 'signed-out') return null;
  return session.user.role === 'student' ? (
    <Navigate to="/colleges" replace />
  ) : (
    <AccountHome user={session.user} />
  );
};

export default Home;
