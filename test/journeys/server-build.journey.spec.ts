import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';
import { ServerProcess } from '../support/server-process.js';

/** Machine code and its finder, Swagger's pages, and a small one that another requires when it runs. */
const BESIDE_THE_BUILD = ['@phc/format', 'argon2', 'node-gyp-build', 'picomatch', 'swagger-ui-dist'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-build-'));
const written = path.join(folder, 'packages');
const builtins = path.join(folder, 'builtins');
const witness = pathToFileURL(path.join(repositoryRoot(), 'test/support/packages-read.mjs')).href;
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.onFreePort({
    NODE_OPTIONS: `--import=${witness}`,
    PACKAGES_READ: written,
    BUILTINS_READ: builtins,
  });
  await server.start();
});

afterAll(async () => {
  await server.dispose();
  fs.rmSync(folder, { recursive: true });
});

describe('the built server, on its first start', () => {
  it('reads its packages from its own build, none of them a second time', () => {
    const read = new Set(fs.readFileSync(written, 'utf8').trim().split('\n'));

    expect([...read].toSorted()).toEqual(BESIDE_THE_BUILD);
  });

  it('has run every migration there is', async () => {
    const sources = fs.readdirSync(path.join(repositoryRoot(), 'db/migrations')).toSorted();
    const reply = await fetch(`${server.url}/health/ready`);

    expect(await reply.json()).toMatchObject({
      ready: true,
      migration: path.parse(sources.at(-1) ?? '').name,
    });
  });

  it('describes the API as the sources do', async () => {
    const reply = await fetch(`${server.url}/api/openapi.json`);
    const committed: unknown = JSON.parse(
      fs.readFileSync(path.join(repositoryRoot(), 'openapi/openapi.json'), 'utf8'),
    );

    expect(await reply.json()).toEqual(committed);
  });

  it('loads the client behind fetch for nobody who does not fetch', async () => {
    const reply = await fetch(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    await server.end('SIGTERM');

    const needed = fs.readFileSync(builtins, 'utf8');
    expect(needed).toContain('NativeModule http\n');
    expect(needed).not.toContain('undici/undici');
  });
});
