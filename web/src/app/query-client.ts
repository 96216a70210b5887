import '@/lib/api/api-client';
import { QueryClient } from '@tanstack/react-query';
import { onReconnect } from '@/lib/api/connection';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';

/** Data stays fresh until one of our own changes invalidates it. Errors are shown, not retried silently. */
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

// Retry failed queries once the connection is back.
onReconnect(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

// Never show one user's data to the next. Data read before signing in may stay.
let owner = sessionOwner();
subscribeToSession(() => {
  if (sessionOwner() === owner) return;
  if (owner !== null) queryClient.clear();
  owner = sessionOwner();
});
