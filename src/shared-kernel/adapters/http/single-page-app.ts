import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';

const SERVER_PATHS = /^\/(api|objects|health)(\/|$)/i;
const LOOKS_LIKE_A_FILE = /\.\w+$/;

/** Serves the built web application: hashed files forever, every other address its one page. */
export async function serveSinglePageApp(fastify: FastifyInstance, folder: string): Promise<void> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return;

  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get('/', (_request, reply) => reply.sendFile('index.html'));
  fastify.get('/*', (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    if (SERVER_PATHS.test(address) || LOOKS_LIKE_A_FILE.test(address)) {
      reply.callNotFound();
      return reply;
    }
    return reply.sendFile('index.html');
  });
}
