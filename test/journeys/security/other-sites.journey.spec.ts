import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpBrowser } from '../../support/browser/http-browser.js';
import { call, GOOD_PASSWORD, register } from '../../support/data/people.js';
import {
  type AppWithProvider,
  signInByProvider,
  startAppWithProvider,
} from '../../support/browser/provider-sign-in.js';

let running: AppWithProvider;
beforeAll(async () => {
  running = await startAppWithProvider();
});
afterAll(() => running.close());

const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ['a cross-site call', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a call from a sister domain', { 'sec-fetch-site': 'same-site' }],
  ['an origin that is not ours, in a browser that says no more', { origin: 'https://evil.example' }],
  ['an origin that hides', { origin: 'null' }],
];
const posting = (path: string, body: unknown, headers: Record<string, string>) =>
  fetch(`${running.flyleaf.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('calls forged by another site (S27)', () => {
  it.each(FOREIGN)('cannot refresh: %s', async (_what, headers) => {
    const { refreshToken } = await register(running.flyleaf);

    expect((await posting('/api/auth/refresh', { refreshToken }, headers)).status).toBe(403);
    expect((await posting('/api/auth/refresh', { refreshToken }, {})).status).toBe(200);
  });

  it.each(FOREIGN)('cannot log anyone out: %s', async (_what, headers) => {
    const person = await register(running.flyleaf);
    const authorization = `Bearer ${person.accessToken}`;

    expect((await posting('/api/auth/logout', {}, { ...headers, authorization })).status).toBe(403);
    expect((await call(running.flyleaf, person, 'GET', '/api/auth/me')).status).toBe(200);
  });

  it.each(FOREIGN)('cannot use up the browser’s pending sign-in: %s', async (_what, headers) => {
    const browser = new HttpBrowser();
    const { searchParams } = await signInByProvider(running, browser, 'test-user-1');
    const body = Object.fromEntries(searchParams);
    const exchange = `${running.flyleaf.url}/api/auth/exchange`;

    expect((await browser.post(exchange, body, headers)).status).toBe(403);
    expect((await browser.post(exchange, body, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each(FOREIGN)('cannot sign a browser into a stranger’s account: %s', async (_what, headers) => {
    const { email } = await register(running.flyleaf);

    expect((await posting('/api/auth/login', { email, password: GOOD_PASSWORD }, headers)).status).toBe(403);
  });

  it('cannot be sent as forms, because only JSON is accepted', async () => {
    const { refreshToken } = await register(running.flyleaf);
    const asForm = await fetch(`${running.flyleaf.url}/api/auth/refresh`, {
      method: 'POST',
      body: new URLSearchParams({ refreshToken }),
    });
    const asText = await posting('/api/auth/refresh', { refreshToken }, { 'content-type': 'text/plain' });

    expect([asForm.status, asText.status]).toEqual([415, 400]);
  });

  it('do not block our own pages, at the public address or on localhost', async () => {
    const { email } = await register(running.flyleaf);
    const login = (headers: Record<string, string>) =>
      posting('/api/auth/login', { email, password: GOOD_PASSWORD }, headers).then(({ status }) => status);

    expect(await login({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await login({ origin: running.flyleaf.url })).toBe(200);
  });
});

describe('reading from another site (S26)', () => {
  it.each(['/api/auth/me', '/api/auth/providers', '/api/colleges', '/health/live'])(
    'is not allowed: %s names no foreign origin',
    async (path) => {
      const { headers } = await fetch(`${running.flyleaf.url}${path}`, {
        headers: { origin: 'https://evil.example' },
      });

      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('is not allowed by a preflight request', async () => {
    const { headers } = await fetch(`${running.flyleaf.url}/api/auth/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });

    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-methods')).toBeNull();
  });
});

describe('being sent elsewhere (S28)', () => {
  const WISHES = ['next', 'returnTo', 'redirect', 'redirect_uri', 'url', 'continue']
    .map((name) => `${name}=${encodeURIComponent('https://evil.example')}`)
    .join('&');

  it.each([
    '/api/login',
    '/api/logout',
    '/api/auth/google',
    '/api/auth/google/callback',
    '/api/auth/google/callback?code=x&state=y',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example',
  ])('%s leads nowhere but to ourselves and the provider', async (path) => {
    const reply = await fetch(`${running.flyleaf.url}${path}${path.includes('?') ? '&' : '?'}${WISHES}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    const location = reply.headers.get('location');
    if (location === null) return;

    const { origin } = new URL(location, running.flyleaf.url);
    expect([new URL(running.flyleaf.url).origin, running.provider.issuer]).toContain(origin);
  });
});
