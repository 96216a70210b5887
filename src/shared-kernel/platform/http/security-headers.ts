import helmet from '@fastify/helmet';
import makeFastify, { type FastifyInstance } from 'fastify';

/** The product also runs on plain http on a laptop: nothing asks for requests to be made secure. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Radix and the scroll lock add style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** The viewer of the API document fetches nothing but itself; it may not be framed and sends no form. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FEATURES_WE_NEVER_USE =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

export async function addSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  const always = [...(await headersOfHelmet()), ['content-security-policy', POLICY] as const];
  fastify.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of always) reply.raw.setHeader(name, value);
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('permissions-policy', FEATURES_WE_NEVER_USE);
    void reply.header('content-security-policy-report-only', "require-trusted-types-for 'script'");
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCS_POLICY);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/**
 * The same for every reply, so they are asked for once: helmet would put its list together anew each time, and leave a function
 * on each reply with which whole requests outlive the collection of the young.
 */
async function headersOfHelmet(): Promise<[name: string, value: string][]> {
  const fastify = makeFastify();
  await fastify.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  fastify.get('/', (_request, reply) => reply.send(reply.getHeaders()));
  const headers = (await fastify.inject('/')).json<Record<string, string>>();
  await fastify.close();
  return Object.entries(headers);
}
