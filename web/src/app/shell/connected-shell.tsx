import { QueryClientProvider } from '@tanstack/react-query';
import AppShell from './app-shell';
import { queryClient } from '../query-client';

const ConnectedShell = () => (
  <QueryClientProvider client={queryClient}>
    <AppShell />
  </QueryClientProvider>
);

export default ConnectedShell;
