import { type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { CrashedPage } from './crashed-page';
import { pages } from './pages';
import { LandingForStrangers, OpenToAll } from './open-to-all';
import { PageSpinner } from './page-spinner';
import { RootLayout } from './root-layout';
import { AdminsOnly, ServedOnly, SignedInOnly, SignedOutOnly } from './guards';

type PageModule = { default: ComponentType };

const page = (path: string, title: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await load()).default }),
});

/** The pages that speak to the server, with what they need for it. */
const connected = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./connected')).default }),
  children,
});

/** The bars around a signed-in page; they stay when the page inside breaks. */
const inShell = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./app-shell')).default }),
  children: [{ errorElement: <CrashedPage />, children }],
});

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashedPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      connected([
        {
          element: <SignedOutOnly />,
          children: [
            page('/login', 'Sign in', pages.login),
            page('/register', 'Create your account', pages.register),
          ],
        },
        {
          element: <SignedInOnly toStrangers={{ '/': <LandingForStrangers /> }} />,
          children: [
            inShell([
              page('/', 'Home', pages.home),
              {
                element: <ServedOnly />,
                children: [
                  page('/colleges', 'Colleges', pages.colleges),
                  page('/my-list', 'My College List', pages.myList),
                  page('/profile', 'Profile', pages.profile),
                ],
              },
            ]),
          ],
        },
        {
          element: <SignedInOnly />,
          children: [{ element: <AdminsOnly />, children: [page('/admin', 'Admin dashboard', pages.admin)] }],
        },
      ]),
      {
        element: <OpenToAll />,
        children: [
          {
            errorElement: <CrashedPage />,
            children: [
              page('/pricing', 'Pricing', pages.pricing),
              page('/how-chances-work', 'How chances work', pages.howChancesWork),
              page('/data-sources', 'Data sources', pages.dataSources),
              page('/privacy', 'Privacy', pages.privacy),
              page('/accessibility', 'Accessibility', pages.accessibility),
            ],
          },
        ],
      },
      page('*', 'Page not found', pages.notFound),
    ],
  },
];

export const router = createBrowserRouter(routes);
