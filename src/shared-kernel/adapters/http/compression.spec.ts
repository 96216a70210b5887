import { fastify, type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressReplies } from './compression.js';

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
  server.get('/ready-made', (_request, reply) =>
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
    const reply = await ask('/ready-made', 'br, gzip');

    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString()).toBe('a'.repeat(500_000));
  });

  it('takes no compressed bodies, so none can unpack into more than the limit (S36)', async () => {
    const reply = await server.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify('a'.repeat(5_000_000))),
    });

    expect(reply.statusCode).toBe(400);
  });
});
