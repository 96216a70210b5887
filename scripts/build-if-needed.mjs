import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const STAMP = 'dist/.built';
const SOURCES = [
  'src',
  'db/migrations',
  'web',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.server.config.ts',
];

/** Builds server and web when a source is newer than the last build. Does nothing without sources, as in the container image. */
export function buildIfNeeded() {
  if (!fs.existsSync('src')) return;
  const built = fs.existsSync(STAMP) ? fs.statSync(STAMP).mtimeMs : 0;
  if (SOURCES.every((source) => newestChange(source) < built)) return;

  if (!fs.existsSync('node_modules/@typescript/native')) {
    console.error('Building needs the development packages. Run: npm ci');
    process.exit(1);
  }
  const started = Date.now();
  fs.rmSync('dist', { recursive: true, force: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  fs.writeFileSync(STAMP, '');
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function newestChange(at) {
  if (!fs.existsSync(at)) return 0;
  const { mtimeMs } = fs.statSync(at);
  if (!fs.statSync(at).isDirectory()) return mtimeMs;
  return fs
    .readdirSync(at)
    .reduce((newest, name) => Math.max(newest, newestChange(path.join(at, name))), mtimeMs);
}
