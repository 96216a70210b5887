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

const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** The same protection for replies that are sent before the hooks below run. They are never pages. */
export const SECURITY_HEADERS_OF_ERRORS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-security-policy-report-only': TRUSTED_TYPES,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': UNUSED_BROWSER_FEATURES,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'cache-control': 'no-store',
};

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
    void reply.header('content-security-policy-report-only', TRUSTED_TYPES);
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCS_POLICY);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
