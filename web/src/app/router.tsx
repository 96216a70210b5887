import { createBrowserRouter, type LoaderFunctionArgs, Navigate, type RouteObject } from 'react-router-dom';
import { removeSecretsFromUrl } from '@/lib/session/url-secrets';
import { OpenPagesOnly, SignedInOnly, SignedOutOnly } from './access/guards';
import { recoveryPages, signedOutPages } from './pages/account-pages';
import { adminPages } from './pages/admin-pages';
import { type Page, type PageModule } from './pages/page';
import { prefetch } from './pages/prefetch';
import { productPages } from './pages/product-pages';
import { barePages, publicPages } from './pages/public-pages';
import { type RouteHandle } from './pages/route-handle';
import { settingsPages } from './pages/settings-pages';
import { CrashedPage, CrashedPart } from './shell/crashed-page';
import { PageSpinner } from './shell/page-spinner';
import { LandingForStrangers } from './shell/landing-for-strangers';
import { RootLayout } from './shell/root-layout';

/** A lazily loaded route that prefetches its data, but not again when only the query string changes. */
const lazyRoute = (load: () => Promise<PageModule>, page?: Page) => ({
  handle: { load, ...(page && { page }) } satisfies RouteHandle,
  lazy: async () => {
    const { default: Component, reads, prepare } = await load();
    if (!reads && !prepare) return { Component };
    return {
      Component,
      loader: ({ request }: LoaderFunctionArgs) => prefetch({ reads, prepare }, new URL(request.url)),
    };
  },
  shouldRevalidate: () => false,
});

const routesOf = (pages: readonly Page[]): RouteObject[] =>
  pages.map((page) => ({ path: page.path, ...lazyRoute(page.load, page) }));

/** The layout of a signed-in page. It stays when the page inside crashes. */
const inShell = (children: RouteObject[]): RouteObject => ({
  ...lazyRoute(() => import('./shell/app-shell')),
  children: [{ errorElement: <CrashedPart />, children }],
});

/** Addresses that emails still lead to. */
const movedSettings: RouteObject[] = [
  { path: '/settings/reminders', element: <Navigate to="/settings/notifications" replace /> },
];

const inSettings = (children: RouteObject[]): RouteObject => ({
  ...lazyRoute(() => import('@/routes/settings/settings')),
  children,
});

const withTwoStep = (children: RouteObject[]): RouteObject => ({
  ...lazyRoute(() => import('@/features/identity/two-step/two-step-required')),
  children,
});

const forAdmins = (children: RouteObject[]): RouteObject => ({
  ...lazyRoute(() => import('./access/admins-only')),
  children,
});

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashedPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      { element: <SignedOutOnly />, children: routesOf(signedOutPages) },
      ...routesOf(recoveryPages),
      {
        element: <SignedInOnly toStrangers={{ '/': <LandingForStrangers /> }} />,
        children: [
          inShell([
            { element: <OpenPagesOnly />, children: routesOf(productPages) },
            inSettings([...routesOf(settingsPages), ...movedSettings]),
          ]),
        ],
      },
      {
        element: <SignedInOnly />,
        children: [forAdmins([withTwoStep(routesOf(adminPages))])],
      },
      {
        ...lazyRoute(() => import('./shell/public-frame')),
        children: [{ errorElement: <CrashedPart />, children: routesOf(publicPages) }],
      },
      ...routesOf(barePages),
    ],
  },
];

/** Called once at startup. The router starts loading the current page immediately. */
export const createRouter = () => {
  removeSecretsFromUrl();
  return createBrowserRouter(routes);
};

export type Router = ReturnType<typeof createRouter>;
