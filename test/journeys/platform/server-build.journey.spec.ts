import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';
import { ServerProcess } from '../../support/servers/server-process.js';

/** A native addon and its loader, Swagger's static files, and a small package that another one requires at run time. */
const NOT_BUNDLED = ['@phc/format', 'argon2', 'node-gyp-build', 'picomatch', 'swagger-ui-dist'];
/** Cannot be bundled either, and is loaded when the first essay of the demo is read: soon after the start, or just before. */
const LOADED_WITH_THE_FIRST_ESSAY = 'harper.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-build-'));
const packagesFile = path.join(folder, 'packages');
const recorder = pathToFileURL(path.join(repositoryRoot(), 'test/support/record-loaded-packages.mjs')).href;
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.onFreePort({
    NODE_OPTIONS: `--import=${recorder}`,
    LOADED_PACKAGES_FILE: packagesFile,
  });
  await server.start();
});

afterAll(async () => {
  await server.dispose();
  fs.rmSync(folder, { recursive: true });
});

describe('the bundled server, at its first start', () => {
  it('loads its packages from the bundle, except those that cannot be bundled', () => {
    const read = new Set(fs.readFileSync(packagesFile, 'utf8').trim().split('\n'));

    read.delete(LOADED_WITH_THE_FIRST_ESSAY);
    expect([...read].toSorted()).toEqual(NOT_BUNDLED);
  });

  it('has run every migration', async () => {
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
});
