import { useQuery } from '@tanstack/react-query';
import { meOptions } from '@/api/queries/identity.gen';
import { useSession } from '@/lib/session/session';

const FIVE_MINUTES = 5 * 60_000;

/** Fetched only when signed in. The session alone has the id, role and first name. */
export const useAccount = () => {
  const session = useSession();

  return useQuery({
    ...meOptions(),
    enabled: session.status === 'signed-in',
    staleTime: FIVE_MINUTES,
  });
};
