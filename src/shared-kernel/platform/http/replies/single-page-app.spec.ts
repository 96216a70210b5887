import Fastify, { type FastifyInstance } from 'fastify';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveSinglePageApp } from './single-page-app.js';

describe('the start address', () => {
  let folder: string;
  let fastify: FastifyInstance;

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-web-'));
    fs.writeFileSync(path.join(folder, 'index.html'), 'the product');
    fs.writeFileSync(path.join(folder, 'landing.html'), 'the landing page');
    fs.writeFileSync(path.join(folder, 'landing.es.html'), 'la portada');
    fs.writeFileSync(path.join(folder, 'dashboard.html'), 'the dashboard');
    fs.writeFileSync(path.join(folder, 'theme.js'), 'the theme');
    for (const inside of ['assets', '.vite']) fs.mkdirSync(path.join(folder, inside));
    fs.writeFileSync(path.join(folder, 'assets/page-1.js'), 'a page');
    fs.writeFileSync(path.join(folder, '.vite/pages.json'), 'all pages');
    fastify = Fastify();
    await serveSinglePageApp(fastify, folder);
  });

  afterEach(async () => {
    await fastify.close();
    fs.rmSync(folder, { recursive: true });
  });

  const get = (url: string, cookie?: string) =>
    fastify.inject({ url, headers: cookie === undefined ? {} : { cookie } });

  it('shows visitors the landing page, and caches treat each cookie separately', async () => {
    const reply = await get('/');

    expect(reply.body).toBe('the landing page');
    expect(reply.headers['vary']).toContain('Cookie');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['flyleaf-signed-in=student', 'the dashboard'],
    ['flyleaf-signed-in=other', 'the product'],
    ['other=2; flyleaf-signed-in=1', 'the product'],
    ['other=2; flyleaf-signed-in=student', 'the dashboard'],
    ['flyleaf-signed-in=', 'the landing page'],
    ['flyleaf-language=es', 'la portada'],
    ['flyleaf-language=', 'the landing page'],
    ['flyleaf-language=es; flyleaf-signed-in=student', 'the dashboard'],
  ])('serves the start page for the cookie %j', async (cookie, page) => {
    expect((await get('/', cookie)).body).toBe(page);
  });

  it('has no Spanish address for people who are signed in', async () => {
    const reply = await get('/es', 'flyleaf-signed-in=other');

    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
  });

  it.each([
    ['/?plan=starter', 'the landing page'],
    ['/es', 'la portada'],
    ['/login', 'the product'],
    ['/pricing', 'the product'],
  ])('is no other: %s', async (url, page) => {
    expect((await get(url)).body).toBe(page);
  });

  it.each([
    ['/shared', 'noindex'],
    ['/shared/', 'noindex'],
    ['/pricing', undefined],
  ])('asks search engines to leave out what people reach by a link only: %s', async (url, robots) => {
    expect((await get(url)).headers['x-robots-tag']).toBe(robots);
  });

  it.each([
    ['/theme.js', 'the theme', 'no-cache'],
    ['/theme.js?v=2', 'the theme', 'no-cache'],
    ['/assets/page-1.js', 'a page', 'public, max-age=31536000, immutable'],
  ])('serves the file %s, one with a hash in its name for ever', async (url, content, kept) => {
    const { body, headers } = await get(url);
    const asked = await fastify.inject({ method: 'HEAD', url });

    expect([body, headers['cache-control']]).toEqual([content, kept]);
    expect([asked.statusCode, asked.body]).toEqual([200, '']);
  });

  it.each(['/.vite/pages.json', '/assets/page-2.js', '/assets/../.vite/pages.json', '/index.js'])(
    'has no file %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
