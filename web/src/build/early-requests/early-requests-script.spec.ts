import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, MAYA, useApi } from '@/testing/api';
import { SESSION_KEY } from '@/lib/session/session-key';
import { askAhead } from './early-requests-script';

const PAGES = {
  '/colleges': {
    files: ['/assets/colleges.js'],
    calls: ['/api/recommendations'],
    plainCalls: ['/api/colleges'],
  },
};
const MINUTE_S = 60;

/** As the server signs them; only the middle part is read. */
const tokenThatLasts = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.signature`;

const signIn = (role: string, lasts = 15 * MINUTE_S) =>
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ accessToken: tokenThatLasts(lasts), refreshToken: 'r', user: { ...MAYA, role } }),
  );

const open = (address: string) => {
  history.replaceState(null, '', address);
  askAhead(PAGES, SESSION_KEY);
};
const askedFor = () => [...(window.flyleafAhead?.replies.keys() ?? [])];
const files = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('the script that asks ahead', () => {
  useApi();
  beforeEach(() => {
    delete window.flyleafAhead;
    api.use(http.get('/api/*', ({ request }) => HttpResponse.json(request.headers.get('authorization'))));
  });
  afterEach(() => {
    document.querySelectorAll('link').forEach((link) => link.remove());
    history.replaceState(null, '', '/');
  });

  it('asks for a page’s files, and for what a student reads on it, in the student’s name', async () => {
    signIn('student');
    open('/colleges');

    expect(files()).toEqual(['/assets/colleges.js']);
    expect(askedFor()).toEqual(['/api/recommendations', '/api/colleges']);
    const reply = await window.flyleafAhead?.replies.get('/api/colleges');
    expect(await reply?.json()).toBe(`Bearer ${window.flyleafAhead?.accessToken ?? ''}`);
  });

  it('leaves out the whole catalogue where the address narrows it', () => {
    signIn('student');
    open('/colleges?search=amherst');

    expect(askedFor()).toEqual(['/api/recommendations']);
  });

  it.each([
    ['nobody is signed in', () => undefined],
    ['a parent is', () => signIn('parent')],
    ['the token is about to end', () => signIn('student', 3)],
    ['what the browser kept is broken', () => localStorage.setItem(SESSION_KEY, '{"accessToken":1}')],
  ])('asks for files alone when %s', (_when, arrange) => {
    arrange();
    open('/colleges');

    expect(files()).toEqual(['/assets/colleges.js']);
    expect(askedFor()).toEqual([]);
  });

  it('does nothing on other pages', () => {
    signIn('student');
    open('/pricing');

    expect(files()).toEqual([]);
    expect(askedFor()).toEqual([]);
  });
});
