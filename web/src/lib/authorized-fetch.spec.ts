import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import { authorizedFetch } from './authorized-fetch';
import { currentSession, currentTokens, startSession } from './session';

const FRESH = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const bearer = (request: Request) => request.headers.get('authorization');
const unauthenticated = () => HttpResponse.json({ message: 'no' }, { status: 401 });

/** A resource that only the renewed token opens; keeps what it was sent. */
const guarded = () => {
  const seen: (string | null)[] = [];
  api.use(
    http.all('/api/academic-profile', async ({ request }) => {
      seen.push(bearer(request));
      if (bearer(request) !== `Bearer ${FRESH.accessToken}`) return unauthenticated();
      return HttpResponse.json({ echo: await request.text() });
    }),
  );
  return seen;
};

const renewal = (answer: () => Response) => {
  const spent: unknown[] = [];
  api.use(
    http.post('/api/auth/refresh', async ({ request }) => {
      spent.push(await request.json());
      return answer();
    }),
  );
  return spent;
};

describe('a call with an outdated token', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, MAYA));

  it('renews it once and is repeated with its body', async () => {
    const seen = guarded();
    const spent = renewal(() => HttpResponse.json({ success: true, tokens: FRESH }));

    const response = await authorizedFetch('/api/academic-profile', { method: 'POST', body: '{"gpa":3.4}' });

    expect(await response.json()).toEqual({ echo: '{"gpa":3.4}' });
    expect(seen).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(spent).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(currentTokens()).toMatchObject(FRESH);
  });

  it('shares one renewal with the calls beside it', async () => {
    guarded();
    const spent = renewal(() => HttpResponse.json({ success: true, tokens: FRESH }));

    const replies = await Promise.all([1, 2, 3].map(() => authorizedFetch('/api/academic-profile')));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(spent).toHaveLength(1);
  });

  it('takes what another tab renewed meanwhile', async () => {
    const seen = guarded();
    const call = authorizedFetch('/api/academic-profile');
    startSession(FRESH, MAYA);

    expect((await call).status).toBe(200);
    expect(seen).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  it('ends the session when the renewal is refused', async () => {
    guarded();
    renewal(unauthenticated);

    const response = await authorizedFetch('/api/academic-profile');

    expect(response.status).toBe(401);
    expect(currentTokens()).toBeNull();
    expect(currentSession().status).toBe('expired');
  });

  it('keeps the session when the server is only busy', async () => {
    guarded();
    renewal(() => HttpResponse.json({ message: 'busy' }, { status: 503 }));

    await expect(authorizedFetch('/api/academic-profile')).rejects.toThrow(/^503: /);
    expect(currentSession().status).toBe('signed-in');
  });

  it('takes a 401 on signing in for what it is: wrong credentials', async () => {
    api.use(
      http.post('/api/auth/login', ({ request }) =>
        bearer(request) === null ? unauthenticated() : HttpResponse.error(),
      ),
    );

    expect((await authorizedFetch('/api/auth/login', { method: 'POST' })).status).toBe(401);
    expect(currentSession().status).toBe('signed-in');
  });
});
