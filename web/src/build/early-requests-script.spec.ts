import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import { SESSION_KEY } from '@/lib/session/session-key';
import { sendEarlyRequests } from './early-requests-script';

const PAGES = {
  '/colleges': {
    files: ['/assets/colleges.js'],
    calls: ['/api/recommendations', '/api/colleges'],
  },
};
const MINUTE_S = 60;

/** Shaped like the server's; only the middle part is read. */
const tokenValidFor = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.signature`;

const signIn = (role: string, seconds = 15 * MINUTE_S) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ accessToken: tokenValidFor(seconds), refreshToken: 'r', user: { ...MAYA, role } }),
  );

const open = (address: string) => {
  history.replaceState(null, '', address);
  sendEarlyRequests(PAGES, SESSION_KEY);
};
const sentCalls = () => [...(window.flyleafEarly?.replies.keys() ?? [])];
const files = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('the early requests', () => {
  useApi();
  beforeEach(() => {
    delete window.flyleafEarly;
    api.use(http.get('/api/*', ({ request }) => HttpResponse.json(request.headers.get('authorization'))));
  });
  afterEach(() => {
    document.querySelectorAll('link').forEach((link) => link.remove());
    history.replaceState(null, '', '/');
  });

  it('load a page’s files and send a student’s first calls with the student’s token', async () => {
    signIn('student');
    open('/colleges');

    expect(files()).toEqual(['/assets/colleges.js']);
    expect(sentCalls()).toEqual(['/api/recommendations', '/api/colleges']);
    const reply = await window.flyleafEarly?.replies.get('/api/colleges');
    expect(await reply?.json()).toBe(`Bearer ${window.flyleafEarly?.accessToken ?? ''}`);
  });

  it('send no calls where a query may change what the page asks for', () => {
    signIn('student');
    open('/colleges?search=amherst');

    expect(files()).toEqual(['/assets/colleges.js']);
    expect(sentCalls()).toEqual([]);
  });

  it.each([
    ['nobody is signed in', () => undefined],
    ['a parent is signed in', () => signIn('parent')],
    ['the token is about to expire', () => signIn('student', 3)],
    ['the stored session is broken', () => localStorage.setItem(SESSION_KEY, '{"accessToken":1}')],
  ])('load only files when %s', (_when, arrange) => {
    arrange();
    open('/colleges');

    expect(files()).toEqual(['/assets/colleges.js']);
    expect(sentCalls()).toEqual([]);
  });

  it('do nothing on an unknown page', () => {
    signIn('student');
    open('/nowhere');

    expect(files()).toEqual([]);
    expect(sentCalls()).toEqual([]);
  });
});
