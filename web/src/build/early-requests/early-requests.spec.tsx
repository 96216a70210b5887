import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/app/query-client';
import { routes } from '@/app/router';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aCollege, aSearchReply } from '@/testing/colleges';
import { ASKED_AHEAD } from './early-requests';

const asked: string[] = [];

const students = Object.entries(ASKED_AHEAD).filter(([, { calls }]) => calls.length > 0);

describe('what is asked ahead of a page', () => {
  useApi();
  beforeEach(() => {
    asked.length = 0;
    queryClient.clear();
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    api.use(
      http.all('/api/*', ({ request }) => {
        const { pathname, search } = new URL(request.url);
        asked.push(pathname + search);
        // A college in sight is what the student's own price is asked for.
        return pathname === '/api/colleges'
          ? HttpResponse.json(aSearchReply([aCollege()]))
          : new HttpResponse(null, { status: 503 });
      }),
    );
  });

  it.each(students)('is what %s asks by itself, word for word', async (path, { calls, plainCalls }) => {
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);

    await waitFor(() => expect(asked).toEqual(expect.arrayContaining([...calls, ...plainCalls])));
  });
});
