import '@/lib/api/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LinkedStudent } from '@/api';
import { api, useApi } from '@/testing/api';
import { StudentFrame, type StudentTab } from './student-frame';

type Part = LinkedStudent['parts'][number];

const tabFor = (path: string, part: Part): StudentTab => ({
  path,
  label: { en: part, es: part },
  isOpenTo: ({ parts }) => parts.includes(part),
});
const LIST = tabFor('', 'list');
const PROFILE = tabFor('/profile', 'profile');
const tabs = [LIST, PROFILE];

const open = (parts: Part[], path = '') => {
  const maya: LinkedStudent = {
    studentId: 'maya',
    firstName: 'Maya',
    lastName: 'Lin',
    relation: 'counselor',
    parts,
  };
  api.use(http.get('/api/linked-students/maya', () => HttpResponse.json(maya)));
  const routes = tabs.map((tab) => ({
    path: `/students/maya${tab.path}`,
    element: (
      <StudentFrame studentId="maya" tabs={tabs} tab={tab}>
        {() => <p>All of the {tab.label.en}</p>}
      </StudentFrame>
    ),
  }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/students/maya${path}`] })} />
    </QueryClientProvider>,
  );
};

describe('what an adult reads of a student', () => {
  useApi();
  afterEach(() => vi.useRealTimers());

  it('begins with the list', async () => {
    open(['profile', 'list']);

    expect(await screen.findByText('All of the list')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'profile' })).toBeTruthy();
  });

  it('begins with what is open where the student keeps the list', async () => {
    open(['profile']);

    expect(await screen.findByText('All of the profile')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'list' })).toBeNull();
  });

  it.each([
    ['nothing is shared', [], ''],
    ['the part of the page is not', ['list'], '/profile'],
  ] as const)('says that it is closed when %s', async (_why, parts, path) => {
    open([...parts], path);

    expect(await screen.findByText('This isn’t shared with you')).toBeTruthy();
    expect(screen.queryByText(/^All of/)).toBeNull();
  });

  it('closes when the student ends it, also when the first look failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    open(['list']);
    await screen.findByText('All of the list');
    api.use(
      http.get('/api/linked-students/maya', () => HttpResponse.json({}, { status: 503 }), { once: true }),
      http.get('/api/linked-students/maya', () => HttpResponse.json({}, { status: 404 })),
    );

    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('All of the list')).toBeTruthy();

    await vi.waitFor(
      async () => {
        await act(() => vi.advanceTimersByTimeAsync(2000));
        expect(screen.queryByText('This isn’t shared with you')).toBeTruthy();
      },
      { timeout: 20_000 },
    );
    expect(screen.queryByText('All of the list')).toBeNull();
  });
});
