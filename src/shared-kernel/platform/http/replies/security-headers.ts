import { type FastifyInstance } from 'fastify';

const policy = (...directives: readonly string[]): string => directives.join('; ');

const NO_OTHER_SITE = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** No upgrade-insecure-requests: on a laptop the product runs on plain http. */
const pagePolicy = (fileOrigins: readonly string[]): string =>
  policy(
    "default-src 'self'",
    "script-src 'self'",
    // Radix and the scroll lock add style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...fileOrigins].join(' '),
    ["media-src 'self' blob:", ...fileOrigins].join(' '),
    // The preview of an uploaded PDF is a copy that the page made.
    "frame-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...fileOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  );

/** For the API documentation, which loads only its own files. */
const DOCS_POLICY = policy(
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  ...NO_OTHER_SITE,
);

const SECURITY_HEADERS = {
  'content-security-policy-report-only': "require-trusted-types-for 'script'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** For replies sent before the hooks below run. They are never pages. */
export const SECURITY_HEADERS_OF_ERRORS = {
  ...SECURITY_HEADERS,
  'content-security-policy': policy("default-src 'none'", ...NO_OTHER_SITE),
  'cache-control': 'no-store',
};

/** `fileOrigins` are the other sites that pages send uploaded files to and show them from. */
export function addSecurityHeaders(fastify: FastifyInstance, fileOrigins: readonly string[] = []): void {
  const headers = { ...SECURITY_HEADERS, 'content-security-policy': pagePolicy(fileOrigins) };
  fastify.addHook('onRequest', ({ url }, reply, done) => {
    void reply.headers(headers);
    if (url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCS_POLICY);
    done();
  });
  fastify.addHook('onSend', ({ url }, reply, payload, done) => {
    if (url.startsWith('/api') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
