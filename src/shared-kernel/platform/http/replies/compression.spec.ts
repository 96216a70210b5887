import { fastify, type FastifyInstance } from 'fastify';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../repository-root.js';
import { compressReplies } from './compression.js';
import { serveSinglePageApp } from './single-page-app.js';

const COLLEGES = Array.from({ length: 60 }, (_, id) => ({ id, name: 'A college with a name', state: 'IA' }));

let server: FastifyInstance;
beforeAll(async () => {
  server = fastify();
  await compressReplies(server);
  server.get('/colleges', () => COLLEGES);
  server.get('/one', () => COLLEGES[0]);
  server.get('/events', (_request, reply) =>
    reply.type('text/event-stream').send(`data: ${JSON.stringify(COLLEGES)}\n\n`),
  );
  server.get('/photo', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5_000)));
  server.get('/precompressed', (_request, reply) =>
    reply
      .type('text/css')
      .header('content-encoding', 'gzip')
      .send(gzipSync('a'.repeat(500_000))),
  );
  server.post('/echo', ({ body }) => body);
});
afterAll(() => server.close());

const ask = (url: string, encoding?: string) =>
  server.inject({ url, ...(encoding === undefined ? {} : { headers: { 'accept-encoding': encoding } }) });

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('answers a browser that takes %s with %s', async (accepted, encoding, unpack) => {
    const reply = await ask('/colleges', accepted);

    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual(COLLEGES);
    expect(reply.rawPayload.length).toBeLessThan(JSON.stringify(COLLEGES).length / 5);
  });

  it.each([
    ['a caller that did not ask for it', '/colleges', undefined],
    ['a small reply', '/one', 'br'],
    ['a stream of events', '/events', 'br'],
    ['an image', '/photo', 'br'],
  ])('leaves %s alone', async (_what, url, accepted) => {
    expect((await ask(url, accepted)).headers['content-encoding']).toBeUndefined();
  });

  it('does not compress what was compressed at build time', async () => {
    const reply = await ask('/precompressed', 'br, gzip');

    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toBe('a'.repeat(500_000));
  });

  it('refuses compressed bodies, so none can unpack into more than the limit (S36)', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify('a'.repeat(5_000_000))),
    });

    expect(reply.statusCode).toBe(400);
  });
});

describe('the built web', () => {
  const PAGE = `<!doctype html><title>Flyleaf</title>${'<p>An honest chance.</p>'.repeat(100)}`;
  const SCRIPT = 'export const college = 1;\n'.repeat(200);
  let folder: string;
  let site: FastifyInstance;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-web-'));
    fs.mkdirSync(path.join(folder, 'assets'));
    fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
    fs.writeFileSync(path.join(folder, 'assets', 'index-1a2b.js'), SCRIPT);
    fs.writeFileSync(path.join(folder, 'assets', 'tiny-3c4d.js'), 'export {};');
    execFileSync(process.execPath, [path.join(repositoryRoot(), 'scripts/compress-web.mjs'), folder]);
    site = fastify();
    await compressReplies(site);
    await serveSinglePageApp(site, folder);
  });
  afterAll(async () => {
    await site.close();
    fs.rmSync(folder, { recursive: true });
  });
  const visit = (url: string, encoding: string) =>
    site.inject({ url, headers: { 'accept-encoding': encoding } });

  it.each([
    ['/', 'br', 'no-cache', 'text/html', PAGE],
    ['/profile', 'gzip', 'no-cache', 'text/html', PAGE],
    ['/assets/index-1a2b.js', 'br', 'public, max-age=31536000, immutable', 'javascript', SCRIPT],
    ['/assets/index-1a2b.js', 'gzip', 'public, max-age=31536000, immutable', 'javascript', SCRIPT],
  ])('answers %s with the %s copy made at build time', async (url, encoding, cached, type, content) => {
    const { headers, rawPayload } = await visit(url, encoding);
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;

    expect(headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': cached });
    expect(headers['content-type']).toContain(type);
    expect(headers.vary).toContain('accept-encoding');
    expect(unpack(rawPayload).toString()).toBe(content);
    // Only files that were compressed in advance have a known length.
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  it('has no compressed copies of tiny files', () => {
    expect(fs.readdirSync(path.join(folder, 'assets')).toSorted()).toEqual([
      'index-1a2b.js',
      'index-1a2b.js.br',
      'index-1a2b.js.gz',
      'tiny-3c4d.js',
    ]);
  });
});
