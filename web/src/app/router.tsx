import { type ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { takeSecretsOutOfAddress } from '@/lib/session/url-secrets';
import { currentSession } from '@/lib/session/session';
import { CrashedPage, CrashedPart } from './shell/crashed-page';
import { type FirstParts, type FirstReads, readFirst } from './pages/prefetch';
import { pages } from './pages/pages';
import { LandingForStrangers, OpenToAll } from './shell/public-pages';
import { PageSpinner } from './shell/page-spinner';
import { RootLayout } from './shell/root-layout';
import { type PageHandle } from './pages/use-page-title';
import { AdminsOnly, ServedOnly, SignedInOnly, SignedOutOnly } from './access/guards';

type PageModule = { default: ComponentType; firstReads?: FirstReads; firstParts?: FirstParts };

/** A part of the page that brings its own first reads and parts. What it goes on to read is its own affair. */
const part = (load: () => Promise<PageModule>) => ({
  lazy: async () => {
    const { default: Component, firstReads, firstParts } = await load();
    if (!firstReads && !firstParts) return { Component };
    return {
      Component,
      loader: ({ request }: LoaderFunctionArgs) =>
        readFirst({ firstReads, firstParts }, new URL(request.url)),
    };
  },
  shouldRevalidate: () => false,
});

/** The start page is another one for each. */
const startTitle = () => {
  const session = currentSession();
  return session.status === 'signed-in' && session.user.role === 'student' ? 'Dashboard' : 'Home';
};

const page = (
  path: string,
  title: string | (() => string),
  load: () => Promise<PageModule>,
): RouteObject => ({
  path,
  handle: { title } satisfies PageHandle,
  ...part(load),
});

/** The pages that speak to the server, with what they need for it. */
const connected = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./shell/connected')).default }),
  children,
});

/** The bars around a signed-in page; they stay when the page inside breaks. */
const inShell = (children: RouteObject[]): RouteObject => ({
  ...part(() => import('./shell/app-shell')),
  children: [{ errorElement: <CrashedPart />, children }],
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
        page('/forgot-password', 'Forgot your password', pages.forgotPassword),
        page('/reset-password', 'Choose a new password', pages.resetPassword),
        page('/verify-email', 'Confirm your email', pages.verifyEmail),
        {
          element: <SignedInOnly toStrangers={{ '/': <LandingForStrangers /> }} />,
          children: [
            inShell([
              page('/', startTitle, pages.home),
              {
                ...part(pages.settings),
                children: [
                  page('/settings', 'Account settings', pages.settingsAccount),
                  page('/settings/password', 'Password', pages.settingsPassword),
                  page('/settings/sign-ins', 'Sign-ins', pages.settingsSignIns),
                  page('/settings/second-step', 'Two-step verification', pages.settingsSecondStep),
                  page('/settings/activity', 'Activity', pages.settingsActivity),
                ],
              },
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
          children: [
            {
              element: <AdminsOnly />,
              children: [
                {
                  ...part(() => import('@/features/identity/two-step/two-step-required')),
                  children: [page('/admin', 'Admin dashboard', pages.admin)],
                },
              ],
            },
          ],
        },
      ]),
      {
        element: <OpenToAll />,
        children: [
          {
            errorElement: <CrashedPart />,
            children: [
              page('/pricing', 'Pricing', pages.pricing),
              page('/how-chances-work', 'How chances work', pages.howChancesWork),
              connected([page('/data-sources', 'Data sources', pages.dataSources)]),
              page('/privacy', 'Privacy', pages.privacy),
              page('/accessibility', 'Accessibility', pages.accessibility),
            ],
          },
        ],
      },
      page('/too-young', 'Come back when you’re 13', pages.tooYoung),
      page('*', 'Page not found', pages.notFound),
    ],
  },
];

/** Made once, as the application starts. It sets out for the page of the address at once. */
export const makeRouter = () => {
  takeSecretsOutOfAddress();
  return createBrowserRouter(routes);
};

export type Router = ReturnType<typeof makeRouter>;
