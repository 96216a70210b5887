import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session';
import { fetchAccount } from './auth-calls';

const FIVE_MINUTES = 5 * 60_000;

/** The whole account, asked for only with a session; the session itself knows id, role and first name at once. */
export const useAccount = () => {
  const session = useSession();

  return useQuery({
    queryKey: ['account'],
    queryFn: fetchAccount,
    enabled: session.status === 'signed-in',
    staleTime: FIVE_MINUTES,
  });
};
