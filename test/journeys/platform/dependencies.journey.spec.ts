import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const ROOT = repositoryRoot();

interface Outcome {
  code: number;
  output: string;
}

const runScript = (name: string, environment: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const script = path.join(ROOT, 'scripts', name);
    const options = { cwd: ROOT, env: { ...process.env, ...environment } };
    const child = execFile(process.execPath, [script], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

const ADVISORY = { id: 1, url: 'https://example.org/1', title: 'Reads too much', vulnerable_versions: '*' };

describe('the check for advisories', () => {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-npm-'));
  let severity: string | null = null;
  const registry = http.createServer((request, reply) => {
    const isQuestion = request.url?.endsWith('/advisories/bulk') === true;
    request.resume();
    reply.writeHead(isQuestion ? 200 : 404, { 'content-type': 'application/json' });
    reply.end(
      JSON.stringify(isQuestion && severity !== null ? { fastify: [{ ...ADVISORY, severity }] } : {}),
    );
  });
  const check = () =>
    runScript('advisories.mjs', {
      npm_config_registry: `http://127.0.0.1:${String((registry.address() as AddressInfo).port)}/`,
      npm_config_fetch_retries: '0',
      // There npm remembers advisories by their id.
      npm_config_cache: path.join(cache, severity ?? 'none'),
    });
  beforeAll(async () => {
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  afterAll(() => {
    registry.close();
    fs.rmSync(cache, { recursive: true });
  });

  it('passes when nothing is known', async () => {
    severity = null;

    expect(await check()).toMatchObject({ code: 0, output: expect.stringContaining('0 known') as string });
  }, 60_000);

  it.each([
    ['high', 1],
    ['moderate', 0],
  ])(
    'names a %s one and ends with %i',
    async (known, code) => {
      severity = known;

      const outcome = await check();
      expect(outcome.output).toContain(`${known}: fastify`);
      expect(outcome.output).toContain('Reads too much');
      expect(outcome.code).toBe(code);
    },
    60_000,
  );

  it('says plainly that it did not check when no registry answers', async () => {
    const outcome = await runScript('advisories.mjs', {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    });

    expect(outcome).toMatchObject({ code: 0, output: expect.stringContaining('NOT checked') as string });
  }, 60_000);
});

describe('the bill of materials', () => {
  it('names every package that the server may load or the web is built from, and no tool', async () => {
    expect(await runScript('sbom.mjs')).toMatchObject({ code: 0 });

    const bill = JSON.parse(fs.readFileSync(path.join(ROOT, 'dist/sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string }[];
    };
    const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const names = bill.components.map(({ name }) => name);
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'radix-ui', '@radix-ui/react-dialog']),
    );
    for (const tool of ['vite', 'vitest', 'eslint', 'playwright', 'jsdom']) expect(names).not.toContain(tool);
  }, 60_000);
});
