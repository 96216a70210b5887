import '@/lib/api/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  type AcademicProfile,
  type FamilyMember,
  type InterestsGoals,
  type Major,
  type ProfileCompletion,
  type UserProfile,
} from '@/api';
import Toaster from '@/components/ui/toasts/toaster';
import { startSession } from '@/lib/session/session';
import { api, MAYA } from '@/testing/api';
import { ProfilePage } from '../profile-page';
import { places } from '../sections/places';
import { familyCalls } from './family-calls';
import { listCalls, type StoredLists } from './list-calls';

type Stored = {
  personal?: Partial<UserProfile>;
  academic?: Partial<AcademicProfile>;
  interests?: Partial<InterestsGoals>;
  family?: Partial<FamilyMember>[];
  completion?: ProfileCompletion;
  lists?: StoredLists;
};

export const nothingDone: ProfileCompletion = {
  percent: 0,
  completedSections: 0,
  sections: places.map(({ section, step, title }) => ({ section, step, title, status: 'incomplete' })),
  checks: { completed: 0, total: 8, percent: 0 },
  answeredFields: { answered: 0, total: 44, percent: 0, remaining: 100 },
};

const record = {
  id: 'r',
  userId: MAYA.id,
  createdAt: '2026-09-01T00:00:00Z',
  updatedAt: '2026-09-01T00:00:00Z',
};

const emptyAcademics = { gpaScale: '4.0', coursesTaken: [], coursesPlanned: [] };

const major = (name: string): Major => ({ name, cip4: null, cipTitle: null, cipFamily: null });

const paths = {
  personal: '/api/user-profile',
  academic: '/api/academic-profile',
  interests: '/api/interests-goals',
} as const;

/** Opens the profile over a mock server with these records. `sent` records what it receives, in order. */
export const openProfile = async (address: string, stored: Stored = {}) => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  const sent: { path: string; body: unknown }[] = [];
  const records: Record<keyof typeof paths, object | null> = {
    personal: null,
    academic: null,
    interests: null,
  };

  for (const name of ['personal', 'academic', 'interests'] as const) {
    const known = stored[name];
    if (known) records[name] = { ...record, ...(name === 'academic' ? emptyAcademics : {}), ...known };
    api.use(
      http.get(paths[name], () => HttpResponse.json(records[name])),
      http.post(paths[name], async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push({ path: paths[name], body });
        records[name] = {
          ...record,
          ...(name === 'academic' ? emptyAcademics : {}),
          ...records[name],
          ...body,
        };
        return HttpResponse.json(records[name]);
      }),
    );
  }
  familyCalls(stored.family ?? [], sent);
  listCalls(stored.lists ?? {}, sent);
  api.use(
    http.get('/api/profile-completion', () => HttpResponse.json(stored.completion ?? nothingDone)),
    http.get('/api/available-majors', () =>
      HttpResponse.json([major('Undecided'), major('Biology'), major('Finance')]),
    ),
  );

  const router = createMemoryRouter(
    [
      { path: '/profile', element: <ProfilePage firstColleges={<p>The first colleges</p>} /> },
      { path: '/', element: <h1>Home</h1> },
      { path: '/colleges', element: <h1>Find your colleges</h1> },
    ],
    { initialEntries: [address] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  // The first test of a file loads the code of the step.
  await screen.findByRole('heading', { level: 1, name: /^(?!Your profile)/ }, { timeout: 4_000 });
  return { sent, router, queryClient };
};

export const openQuickStart = (step: string, stored?: Stored) => openProfile(`/profile?step=${step}`, stored);

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
