import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toasts/toast-store';
import { useSession } from '@/lib/session/session';
import { canOpen } from './access';
import { ACCESS_DENIED, AccessDenied, whyDenied } from './access-denied';

const DENIED_FOR_MS = 1_000;

/** Explains why access is denied, then redirects to the start page. */
const AdminsOnly = () => {
  const session = useSession();
  const navigate = useNavigate();
  const why = whyDenied(useLocation().pathname);
  const refused = session.status === 'signed-in' && !canOpen('/admin', session.user.role);

  useEffect(() => {
    if (!refused) return;
    toast({ tone: 'error', title: ACCESS_DENIED, description: why });
    const timer = setTimeout(() => void navigate('/', { replace: true }), DENIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [refused, why, navigate]);

  return refused ? <AccessDenied why={why} /> : <Outlet />;
};

export default AdminsOnly;
