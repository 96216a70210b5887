import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import { authorizedFetch } from './authorized-fetch';
import { currentSession, currentTokens, startSession } from '../session/session';

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

/** What a network that wants a sign-in of its own sends in the place of an answer. */
const networksPage = (status = 200) => HttpResponse.html('<h1>Welcome to our Wi-Fi</h1>', { status });

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

describe('where a network answers in the server’s place', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, MAYA));

  it.each([200, 403])('a call fails, whatever its page says: %i', async (status) => {
    api.use(http.get('/api/academic-profile', () => networksPage(status)));

    await expect(authorizedFetch('/api/academic-profile')).rejects.toThrow('A page came');
  });

  it('what was sent to create something keeps its key for the next try', async () => {
    const keys: (string | null)[] = [];
    api.use(
      http.post('/api/saved-colleges', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? networksPage() : HttpResponse.json({}, { status: 201 });
      }),
    );
    const send = () =>
      authorizedFetch('/api/saved-colleges', { method: 'POST', body: '{"collegeId":204796}' });

    await expect(send()).rejects.toThrow();
    await send();

    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([200, 401, 403])('nobody is signed out by the page that answers a renewal: %i', async (status) => {
    guarded();
    renewal(() => networksPage(status));

    await expect(authorizedFetch('/api/academic-profile')).rejects.toThrow('A page came');

    expect(currentSession().status).toBe('signed-in');
    expect(currentTokens()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  });

  it('a broken gateway is the server’s own trouble', async () => {
    api.use(http.get('/api/academic-profile', () => networksPage(502)));

    expect((await authorizedFetch('/api/academic-profile')).status).toBe(502);
  });
});
