import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import Toaster from '@/components/ui/toaster';

/** Renders with the router and providers, at a URL. */
export const renderScreen = (screen: ReactNode, at = '/') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );

/** The visible toast's title and description. */
export const shownToastText = () => document.querySelector('[data-slot="toast"]')?.textContent ?? '';
