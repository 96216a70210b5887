import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';

/** No upgrade-insecure-requests: on a laptop the product runs on plain http. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Radix and the scroll lock add style elements at run time.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** For the API documentation, which loads only its own files. */
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

const UNUSED_BROWSER_FEATURES =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

export async function addSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('permissions-policy', UNUSED_BROWSER_FEATURES);
    void reply.header('content-security-policy-report-only', "require-trusted-types-for 'script'");
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCS_POLICY);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
