import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';

const SERVER_PATHS = /^\/(api|objects|health)(\/|$)/i;
const LOOKS_LIKE_A_FILE = /\.\w+$/;
/** What people reach only by a link that was given to them. */
const NOT_FOR_SEARCH_ENGINES = /^\/shared\/?$/i;
/** Set by the web app (web/src/lib/session/signed-in-cookie.ts). It grants no access; it only selects a start page. */
const SIGNED_IN_COOKIE = /(?:^|;\s*)flyleaf-signed-in=(\w+)/;

/** Set by the web app (web/src/lib/preferences/choice-here.ts). */
const SPANISH_COOKIE = /(?:^|;\s*)flyleaf-language=es\b/;

const SPANISH_LANDING = 'landing.es.html';

/** The start page, by the role in the cookie and the chosen language. */
function startPageFor(role: string | undefined, isSpanish: boolean): string {
  if (role === undefined) return isSpanish ? SPANISH_LANDING : 'landing.html';
  return role === 'student' ? 'dashboard.html' : 'index.html';
}

/** Where the files of the folder are served, without those that are hidden. */
function addressesIn(folder: string): ReadonlySet<string> {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    files
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .filter((file) => !file.startsWith('.'))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`),
  );
}

/**
 * Serves the built web application: files with a hash in their name are cached forever, visitors get the prerendered landing
 * page at `/`, in Spanish also at `/es`, and every other address gets the application's single page.
 */
export async function serveSinglePageApp(fastify: FastifyInstance, folder: string): Promise<void> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return;

  await fastify.register(fastifyStatic, {
    root: folder,
    // A thousand files: a route for each would be a tenth of each start.
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const files = addressesIn(folder);
  const sendIfThere = (reply: FastifyReply, page: string) =>
    reply.sendFile(files.has(`/${page}`) ? page : 'index.html');
  const roleIn = ({ headers }: FastifyRequest) => SIGNED_IN_COOKIE.exec(headers.cookie ?? '')?.[1];

  fastify.get('/', (request, reply) => {
    void reply.header('vary', 'Cookie');
    const isSpanish = SPANISH_COOKIE.test(request.headers.cookie ?? '');
    return sendIfThere(reply, startPageFor(roleIn(request), isSpanish));
  });
  fastify.get('/es', (request, reply) => {
    void reply.header('vary', 'Cookie');
    return roleIn(request) === undefined ? sendIfThere(reply, SPANISH_LANDING) : reply.redirect('/');
  });
  fastify.get('/*', (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    if (files.has(address)) return reply.sendFile(address.slice(1));
    if (SERVER_PATHS.test(address) || LOOKS_LIKE_A_FILE.test(address)) {
      reply.callNotFound();
      return reply;
    }
    if (NOT_FOR_SEARCH_ENGINES.test(address)) void reply.header('x-robots-tag', 'noindex');
    return reply.sendFile('index.html');
  });
}
