import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import Toaster from '@/components/ui/toasts/toaster';

/** Renders with the router and providers, at a URL. */
export const renderScreen = (screen: ReactNode, at = '/') => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...rendered, queryClient };
};

/** The visible toast's title and description. */
export const shownToastText = () => document.querySelector('[data-slot="toast"]')?.textContent ?? '';
