import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import { authorizedFetch } from './authorized-fetch';
import { currentSession, currentTokens, startSession } from '../session/session';

const FRESH = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const bearer = (request: Request) => request.headers.get('authorization');
const unauthenticated = () => HttpResponse.json({ message: 'no' }, { status: 401 });

/** A resource that only the renewed token opens. Returns the tokens it was sent. */
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

/** What a Wi-Fi network sends that wants its own sign-in first. */
const wifiPage = (status = 200) => HttpResponse.html('<h1>Welcome to our Wi-Fi</h1>', { status });

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

describe('a call with an expired token', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, MAYA));

  it('renews the token once and is repeated with its body', async () => {
    const seen = guarded();
    const spent = renewal(() => HttpResponse.json({ success: true, tokens: FRESH }));

    const response = await authorizedFetch('/api/academic-profile', { method: 'POST', body: '{"gpa":3.4}' });

    expect(await response.json()).toEqual({ echo: '{"gpa":3.4}' });
    expect(seen).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(spent).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(currentTokens()).toMatchObject(FRESH);
  });

  it('shares one renewal with parallel calls', async () => {
    guarded();
    const spent = renewal(() => HttpResponse.json({ success: true, tokens: FRESH }));

    const replies = await Promise.all([1, 2, 3].map(() => authorizedFetch('/api/academic-profile')));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(spent).toHaveLength(1);
  });

  it('uses the token another tab has renewed in the meantime', async () => {
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

  it('treats a 401 on signing in as wrong credentials', async () => {
    api.use(
      http.post('/api/auth/login', ({ request }) =>
        bearer(request) === null ? unauthenticated() : HttpResponse.error(),
      ),
    );

    expect((await authorizedFetch('/api/auth/login', { method: 'POST' })).status).toBe(401);
    expect(currentSession().status).toBe('signed-in');
  });
});

describe('on a network that answers in the server’s place', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'access-1', refreshToken: 'refresh-1' }, MAYA));

  it.each([200, 403])('a call fails, also with status %i', async (status) => {
    api.use(http.get('/api/academic-profile', () => wifiPage(status)));

    await expect(authorizedFetch('/api/academic-profile')).rejects.toThrow('a web page instead of data');
  });

  it('a creating call keeps its idempotency key for the next try', async () => {
    const keys: (string | null)[] = [];
    api.use(
      http.post('/api/saved-colleges', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? wifiPage() : HttpResponse.json({}, { status: 201 });
      }),
    );
    const send = () =>
      authorizedFetch('/api/saved-colleges', { method: 'POST', body: '{"collegeId":204796}' });

    await expect(send()).rejects.toThrow();
    await send();

    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([200, 401, 403])(
    'stays signed in when a Wi-Fi page intercepts a token renewal with status %i',
    async (status) => {
      guarded();
      renewal(() => wifiPage(status));

      await expect(authorizedFetch('/api/academic-profile')).rejects.toThrow('a web page instead of data');

      expect(currentSession().status).toBe('signed-in');
      expect(currentTokens()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    },
  );

  it('a broken gateway counts as an answer of the server', async () => {
    api.use(http.get('/api/academic-profile', () => wifiPage(502)));

    expect((await authorizedFetch('/api/academic-profile')).status).toBe(502);
  });
});
