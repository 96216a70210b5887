import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';

const SERVER_PATHS = /^\/(api|objects|health)(\/|$)/i;
const LOOKS_LIKE_A_FILE = /\.\w+$/;
/** The browser's own note that somebody is signed in (web/src/lib/session/signed-in-cookie.ts). It decides on no access, only on a page. */
const SIGNED_IN_NOTE = /(?:^|;\s*)flyleaf-signed-in=(\w+)/;

/** The application's one page, or one that shows at once what is always the same: by the note of who comes. */
function startPageFor(whoComes: string | undefined): string {
  if (whoComes === undefined) return 'landing.html';
  return whoComes === 'student' ? 'dashboard.html' : 'index.html';
}

/**
 * Serves the built web application: hashed files forever, the landing page ready made to strangers at the start address, and
 * the application's one page for all else.
 */
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
  fastify.get('/', (request, reply) => {
    const [, whoComes] = SIGNED_IN_NOTE.exec(request.headers.cookie ?? '') ?? [];
    void reply.header('vary', 'Cookie');
    const startPage = startPageFor(whoComes);
    return reply.sendFile(fs.existsSync(path.join(folder, startPage)) ? startPage : 'index.html');
  });
  fastify.get('/*', (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    if (SERVER_PATHS.test(address) || LOOKS_LIKE_A_FILE.test(address)) {
      reply.callNotFound();
      return reply;
    }
    return reply.sendFile('index.html');
  });
}
