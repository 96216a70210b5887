import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../query-client';

/** The pages that speak to the server. Fetched with them: what a stranger reads first does without. */
const Connected = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
);

export default Connected;
