import { type QueryClient } from '@tanstack/react-query';
import { getSharingQueryKey } from '@/api/@tanstack/react-query.gen';
import { currentSession } from '@/lib/session/session';

/** Any page of an adult may show something of a student, so all of it is read again. A student reads again who sees what. */
export const reloadSharing = (queryClient: QueryClient) => {
  const session = currentSession();
  const isStudent = session.status === 'signed-in' && session.user.role === 'student';
  return queryClient.invalidateQueries(isStudent ? { queryKey: getSharingQueryKey() } : {});
};
