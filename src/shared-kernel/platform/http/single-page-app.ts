import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';

const SERVER_PATHS = /^\/(api|objects|health)(\/|$)/i;
const LOOKS_LIKE_A_FILE = /\.\w+$/;
/** What people reach only by a link that was given to them. */
const NOT_FOR_SEARCH_ENGINES = /^\/shared\/?$/i;
/** Set by the web app (web/src/lib/session/signed-in-cookie.ts). It grants no access; it only selects a start page. */
const SIGNED_IN_COOKIE = /(?:^|;\s*)flyleaf-signed-in=(\w+)/;

/** The start page, by the role in the cookie. */
function startPageFor(role: string | undefined): string {
  if (role === undefined) return 'landing.html';
  return role === 'student' ? 'dashboard.html' : 'index.html';
}

/**
 * Serves the built web application: files with a hash in their name are cached forever, visitors get the prerendered landing
 * page at `/`, and every other address gets the application's single page.
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
    const [, role] = SIGNED_IN_COOKIE.exec(request.headers.cookie ?? '') ?? [];
    void reply.header('vary', 'Cookie');
    const startPage = startPageFor(role);
    return reply.sendFile(fs.existsSync(path.join(folder, startPage)) ? startPage : 'index.html');
  });
  fastify.get('/*', (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    if (SERVER_PATHS.test(address) || LOOKS_LIKE_A_FILE.test(address)) {
      reply.callNotFound();
      return reply;
    }
    if (NOT_FOR_SEARCH_ENGINES.test(address)) void reply.header('x-robots-tag', 'noindex');
    return reply.sendFile('index.html');
  });
}
