import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SweepFiles } from '#shared-kernel/platform/files/sweep-files.schedule.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { announce, normalize, PDF, send, upload } from '../../support/data/uploads.js';

describe('addresses of files', () => {
  let flyleaf: RunningApp;
  let maya: Person;
  beforeAll(async () => {
    flyleaf = await startApp();
    maya = await register(flyleaf);
  });
  afterAll(() => flyleaf.close());

  /** Sends the path as it is; `fetch` would tidy it. */
  const rawly = async (method: string, address: string, token: string | null) => {
    const request = http.request(new URL(flyleaf.url), {
      method,
      path: address,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    request.end();
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
    let text = '';
    for await (const chunk of reply) text += String(chunk);
    return { status: reply.statusCode ?? 0, text };
  };

  it.each(
    ['../..', '%2e%2e', '%252e%252e', '..%2f..%2f', '%2e%2e%5c', '..%00', '%c0%ae%c0%ae', '....//'].flatMap(
      (up) => [
        ['GET', `/objects/${up}/${up}/jwt-secret`],
        ['GET', `/objects/${up}/jwt-secret`],
        ['GET', `/objects/{me}/${up}`],
        ['GET', `/objects/{me}/${up}%2fjwt-secret`],
        ['PUT', `/objects/{me}/${up}%2fjwt-secret`],
        ['GET', `/api/uploads/${up}`],
        ['GET', `/api/uploads/${up}%2fjwt-secret`],
      ],
    ),
  )('lead nowhere else: %s %s (S39)', async (method, address) => {
    const { status, text } = await rawly(method, address.replace('{me}', maya.userId), maya.accessToken);

    expect([400, 404]).toContain(status);
    expect(text).not.toContain('test-only');
    expect(fs.existsSync(path.join(flyleaf.dataDir, 'files', 'jwt-secret'))).toBe(false);
  });

  it('open nothing after a change or their ten minutes', async () => {
    const { normalizedPath } = (await upload(flyleaf, maya, 'linked.pdf', PDF)).body;
    const other = (await upload(flyleaf, maya, 'other.pdf', PDF)).body.normalizedPath;
    const facts = await call<{ url: string }>(
      flyleaf,
      maya,
      'GET',
      `/api/uploads/${normalizedPath.split('/')[3] ?? ''}`,
    );
    const { url } = facts.body;
    const expires = Number(new URLSearchParams(url.split('?')[1]).get('expires'));
    const secondsLeft = expires - Date.now() / 1000;

    expect(secondsLeft).toBeGreaterThan(590);
    expect(secondsLeft).toBeLessThan(901);
    expect((await rawly('GET', url, null)).status).toBe(200);
    for (const changed of [
      url.replace(normalizedPath, other),
      url.replace(String(expires), String(expires + 600)),
      url.replace(/signature=(.)/, (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      `${normalizedPath}?expires=${String(expires)}`,
    ])
      expect((await rawly('GET', changed, null)).status).toBe(401);
  });

  it('take only what was announced, where they were made for (S40)', async () => {
    const uploadURL = await announce(flyleaf, maya, {
      name: 'a.pdf',
      size: PDF.length,
      contentType: 'application/pdf',
    });
    const statusOf = async (address: string, content: Buffer, headers: Record<string, string> = {}) =>
      (await send(address, content, headers)).status;
    const another = await announce(flyleaf, maya, { name: 'b.pdf' });

    expect(await statusOf(uploadURL, Buffer.concat([PDF, PDF]))).toBe(400);
    expect(await statusOf(uploadURL, PDF, { 'content-type': 'text/html' })).toBe(400);
    expect(await statusOf(uploadURL.replace(/size=\d+/, 'size=999'), PDF)).toBe(404);
    expect(await statusOf(`${another.split('?')[0] ?? ''}?${uploadURL.split('?')[1] ?? ''}`, PDF)).toBe(404);
    expect(await statusOf(uploadURL, PDF, { 'content-type': 'application/pdf' })).toBe(200);
  });

  it('lead to the same file for two checks at once', async () => {
    const uploadURL = await announce(flyleaf, maya, { name: 'at-once.pdf' });
    await send(uploadURL, PDF);
    const checks = await Promise.all([1, 2, 3].map(() => normalize(flyleaf, maya, uploadURL)));

    expect(checks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(checks.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('keep files where only this user can read them', async () => {
    const { normalizedPath } = (await upload(flyleaf, maya, 'private.pdf', PDF)).body;
    const file = path.join(flyleaf.dataDir, 'files', normalizedPath.replace('/objects/', ''));

    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('of what crashed uploads left are removed after a day', async () => {
    const { normalizedPath } = (await upload(flyleaf, maya, 'kept.pdf', PDF)).body;
    const kept = path.join(flyleaf.dataDir, 'files', normalizedPath.replace('/objects/', ''));
    const [old, young] = [`${kept}.upload.abc123.part`, `${kept}.upload.def456.part`];
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const file of [old, young]) fs.writeFileSync(file, 'half');
    for (const file of [old, kept]) fs.utimesSync(file, longAgo, longAgo);
    await flyleaf.app.get(SweepFiles, { strict: false }).handle();

    expect([old, young, kept].map((file) => fs.existsSync(file))).toEqual([false, true, true]);
  });
});
