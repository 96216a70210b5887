import '@/lib/api/api-client';
import { QueryClient } from '@tanstack/react-query';
import { onReconnect } from '@/lib/api/connection';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';

/** Data is read once and kept until a change of ours makes it stale. A failure is shown, not retried silently. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What could not be read is read again once the connection is back.
onReconnect(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

// One person's data is never shown to the next. What was read before signing in may stay.
let owner = sessionOwner();
subscribeToSession(() => {
  if (sessionOwner() === owner) return;
  if (owner !== null) queryClient.clear();
  owner = sessionOwner();
});
