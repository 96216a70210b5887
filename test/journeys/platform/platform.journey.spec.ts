import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

let flyleaf: RunningApp;
let student: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  student = await register(flyleaf);
});
afterAll(() => flyleaf.close());

describe('every reply', () => {
  it.each(['/health/live', '/api/auth/me', '/api/docs', '/api/nothing'])(
    'of %s carries the security headers (S23)',
    async (path) => {
      const { headers } = await call(flyleaf, null, 'GET', path);

      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
      expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
      expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval')/);
      expect(headers.get('content-security-policy-report-only')).toContain('require-trusted-types-for');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('to a private call must not be cached (S29)', async () => {
    expect((await call(flyleaf, student, 'GET', '/api/auth/me')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('allows no other origin (S26)', async () => {
    const reply = await fetch(`${flyleaf.url}/api/auth/me`, {
      headers: { origin: 'https://elsewhere.example' },
    });

    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('returns the request’s id, or a new one', async () => {
    const ask = (id: string) => fetch(`${flyleaf.url}/health/live`, { headers: { 'x-request-id': id } });

    expect((await ask('trace-me-0001')).headers.get('x-request-id')).toBe('trace-me-0001');
    expect((await ask('<script>')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('hostile input', () => {
  const login = (body: string, type = 'application/json') =>
    fetch(`${flyleaf.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': type }, body });

  it.each([
    ['broken JSON', '{"email":', 400],
    ['a polluted prototype (S33)', '{"__proto__":{"admin":true},"email":"a","password":"b"}', 400],
    ['a list where an object belongs (S33)', '[]', 400],
    ['a number where text belongs (S33)', '{"email":1,"password":{}}', 400],
    ['a name given twice (S33)', '{"email":"a@b.co","email":"c@d.co","password":"x"}', 400],
    ['JSON nested 20,000 deep (S33)', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['more than the body limit (S36)', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
  ])('%s is refused clearly', async (_what, body, status) => {
    const reply = await login(body);

    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect(await reply.json()).toMatchObject({
      status,
      message: expect.any(String) as string,
      requestId: expect.any(String) as string,
    });
  });

  it('a body that is not JSON is refused', async () => {
    expect((await login('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it('oversized headers are refused (S36)', async () => {
    const reply = await fetch(`${flyleaf.url}/health/live`, { headers: { 'x-long': 'y'.repeat(30_000) } });

    expect(reply.status).toBe(431);
  });

  it('a fault shows no stack, SQL, path or version (S53)', async () => {
    const { body } = await call(flyleaf, { accessToken: 'a.b.c' }, 'GET', '/api/auth/me');

    expect(JSON.stringify(body)).not.toMatch(/at \w+|select |node_modules|\/src\/|fastify/i);
  });
});

describe('the documentation', () => {
  it('is served with a page to read it', async () => {
    const document = await call<{ openapi: string; paths: object }>(
      flyleaf,
      null,
      'GET',
      '/api/openapi.json',
    );
    const page = await call<string>(flyleaf, null, 'GET', '/api/docs');

    expect(document.body.openapi).toBe('3.1.1');
    expect(Object.keys(document.body.paths).length).toBeGreaterThan(5);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

describe('health', () => {
  it('is live without dependencies and ready with a migrated database', async () => {
    expect((await call(flyleaf, null, 'GET', '/health/live')).body).toEqual({ status: 'live' });
    const ready = await call(flyleaf, null, 'GET', '/health/ready');

    expect([ready.status, ready.body['ready'], ready.body['database']]).toEqual([200, true, true]);
  });

  it('stays live but not ready while the database is down', async () => {
    const lonely = await startApp();
    try {
      await lonely.interruptDatabase();
      const [live, ready] = await Promise.all([
        call(lonely, null, 'GET', '/health/live'),
        call(lonely, null, 'GET', '/health/ready'),
      ]);

      expect([live.status, ready.status, ready.headers.get('retry-after')]).toEqual([200, 503, '2']);
    } finally {
      await lonely.close();
    }
  });
});
