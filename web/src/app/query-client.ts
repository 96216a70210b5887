import '@/lib/api/api-client';
import { QueryClient } from '@tanstack/react-query';
import { onReconnect } from '@/lib/api/connection';
import { sessionOwner, subscribeToSession } from '@/lib/session/session';

/** Data is read once and kept until something we did makes it stale; a failure is shown, never retried in silence. */
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

// The bar that says what is wrong goes by itself, and so does what could not be read under it.
onReconnect(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

// What one person read is never shown to the next; what is open to all may stay.
let owner = sessionOwner();
subscribeToSession(() => {
  if (sessionOwner() === owner) return;
  if (owner !== null) queryClient.clear();
  owner = sessionOwner();
});
