import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import Toaster from '@/components/ui/toaster';

/** A piece of a screen with all it stands on, at an address. */
export const renderScreen = (screen: ReactNode, at = '/') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );

/** The toast in sight: its title and what it says. */
export const shownToastText = () => document.querySelector('[data-slot="toast"]')?.textContent ?? '';
