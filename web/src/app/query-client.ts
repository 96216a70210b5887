import '@/lib/api-client';
import { QueryClient } from '@tanstack/react-query';
import { sessionOwner, subscribeToSession } from '@/lib/session';

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

// What one person read is never shown to the next.
let owner = sessionOwner();
subscribeToSession(() => {
  if (sessionOwner() === owner) return;
  owner = sessionOwner();
  queryClient.clear();
});
