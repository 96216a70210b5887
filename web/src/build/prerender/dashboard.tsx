import './browser-stubs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import AppShell from '@/app/shell/app-shell';
import { Dashboard } from '@/routes/dashboard';

/**
 * The dashboard as it stands before anything is known: the picture that is seen until the application's scripts have come and
 * draw the page in its place. The build writes it into dashboard.html. Nothing in it can be pressed, since nothing hears it yet.
 */
export const dashboardMarkup = () =>
  renderToStaticMarkup(
    <div inert aria-hidden data-slot="picture">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Routes>
            <Route element={<AppShell />}>
              <Route index element={<Dashboard firstName={null} />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </div>,
  );
