// Writes the API document, the tables of who may call what and of refusals, and the web's client; with --check only compares.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refusalsOfCalls } from './refusals-of-calls.mjs';
import { refusalsIn } from './refusals.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const check = process.argv.includes('--check');
const target = check ? fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-openapi-')) : '.';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
fs.mkdirSync(path.join(target, 'openapi'), { recursive: true });
// The server reads this file to describe itself, so it is compiled with it.
fs.writeFileSync(
  path.join(target, 'openapi/refusals-of-calls.json'),
  json(refusalsOfCalls('tsconfig.build.json')),
);
execFileSync('npm', ['run', '--silent', 'compile'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const { createApp } = await import('../dist/src/create-app.js');
const { readSettings } = await import('../dist/src/settings.js');
const { openApiDocument } = await import('../dist/src/shared-kernel/platform/openapi/openapi-document.js');

// Never initialized, so neither the database nor the data folder is touched.
const settings = readSettings({
  LOG_LEVEL: 'error',
  JWT_SECRET: 'only-to-describe-the-api-0123456789',
});
const app = await createApp(settings, 'postgres://nobody@127.0.0.1:1/none');
const document = openApiDocument(app);

/** Every route with the roles that may call it. A route without an entry is a mistake, and stops the build. */
const access = Object.entries(document.paths).flatMap(([route, operations]) =>
  METHODS.filter((method) => operations[method]).map((method) => {
    const roles = operations[method]['x-roles'];
    if (!Array.isArray(roles))
      throw new Error(`${method.toUpperCase()} ${route} does not say who may call it.`);
    return { method: method.toUpperCase(), route, roles };
  }),
);

fs.writeFileSync(path.join(target, 'openapi/openapi.json'), json(document));
fs.writeFileSync(path.join(target, 'openapi/access.json'), json(access));
fs.writeFileSync(path.join(target, 'openapi/refusals.json'), json(refusalsIn('src')));

const client = path.join(target, 'web/src/api');
fs.rmSync(client, { recursive: true, force: true });
const generator = path.resolve('node_modules/@hey-api/openapi-ts/bin/run.js');
execFileSync(
  process.execPath,
  [
    generator,
    '-f',
    path.resolve('openapi-ts.config.ts'),
    ...(check ? ['-i', path.join(target, 'openapi/openapi.json')] : []),
    '-o',
    client,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);

if (check) {
  const stale = ['openapi', 'web/src/api'].filter((folder) => differs(folder, path.join(target, folder)));
  fs.rmSync(target, { recursive: true });
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run: npm run openapi`);
    process.exit(1);
  }
}
process.exit(0);

function differs(committed, generated) {
  const names = (folder) =>
    (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  const [ours, theirs] = [names(committed), names(generated)];
  if (ours.join() !== theirs.join()) return true;
  return ours.some(
    (name) =>
      !fs.readFileSync(path.join(committed, name)).equals(fs.readFileSync(path.join(generated, name))),
  );
}
