import fastify from 'fastify';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../repository-root.js';
import { addSecurityHeaders } from './security-headers.js';

const WEB = path.join(repositoryRoot(), 'web');
const pages = fs.readdirSync(WEB).filter((name) => name.endsWith('.html'));

describe('scripts of other sites (S24)', () => {
  it.each(['/', '/api/docs', '/api/auth/me'])('are not allowed by the policy of %s', async (address) => {
    const server = fastify();
    addSecurityHeaders(server);
    server.get('*', () => 'a page');
    const { headers } = await server.inject(address);

    const directives = String(headers['content-security-policy']).split(/; ?/);
    expect(directives.filter((directive) => directive.startsWith('script-src'))).toEqual([
      "script-src 'self'",
    ]);
  });

  it('are blocked by the headers of every reply', async () => {
    const server = fastify();
    addSecurityHeaders(server);
    server.get('*', () => 'a page');
    const { headers } = await server.inject('/');

    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('get no request from a page, so none of them can follow anyone (V6)', async () => {
    const server = fastify();
    addSecurityHeaders(server);
    server.get('*', () => 'a page');
    const { headers } = await server.inject('/');

    const directives = String(headers['content-security-policy']).split('; ');
    const sources = new Set(directives.flatMap((directive) => directive.split(' ').slice(1)));
    expect([...sources].toSorted()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'blob:', 'data:']);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('may neither get nor show files, except those of the object store', async () => {
    const server = fastify();
    addSecurityHeaders(server, ['https://files.example.org']);
    server.get('*', () => 'a page');
    const { headers } = await server.inject('/');
    const directives = String(headers['content-security-policy']).split('; ');

    expect(directives.filter((directive) => directive.includes('example.org'))).toEqual([
      "img-src 'self' data: blob: https://files.example.org",
      "media-src 'self' blob: https://files.example.org",
      "connect-src 'self' https://files.example.org",
    ]);
  });

  it.each(pages)('are not loaded by %s, which loads only our own files', (page) => {
    const html = fs.readFileSync(path.join(WEB, page), 'utf8');
    const fetched = [...html.matchAll(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="([^"]*)"/g)];

    expect(fetched.length).toBeGreaterThan(0);
    for (const [, address = ''] of fetched) expect(address).toMatch(/^\/(?!\/)/);
  });
});
