import './browser-stubs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { productPages } from '@/app/pages/product-pages';
import { titleOf } from '@/app/pages/page';
import AppShell from '@/app/shell/app-shell';
import { PRODUCT_NAME } from '@/lib/words/product';
import { Dashboard } from '@/routes/dashboard/dashboard';

export const dashboardTitle = () => {
  const start = productPages.find(({ path }) => path === '/');
  return start ? `${titleOf(start, 'student')} | ${PRODUCT_NAME}` : PRODUCT_NAME;
};

/** The dashboard without data, shown until the app replaces it. Inert, because it can't react to input yet. */
export const dashboardMarkup = () =>
  renderToStaticMarkup(
    <div inert aria-hidden data-slot="prerendered">
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
