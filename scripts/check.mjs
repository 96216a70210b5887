// Formatting, lint, types, import rules, unused code, the API document and the fast specs: everything that needs no server.
// `--without-specs` skips the specs, for when a run of every test follows.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const bin = (name) => `node_modules/.bin/${name}`;
const CHECKS = [
  [
    'lint',
    bin('eslint'),
    [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  ],
  ['lock file', process.execPath, ['scripts/check-lock.mjs']],
  ['format', bin('prettier'), ['--check', '--cache', '--log-level', 'warn', '.']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the web', bin('tsc'), ['-p', 'web/tsconfig.json']],
  ['types of the catalogue scripts', bin('tsc'), ['-p', 'scripts/catalogue', '--noEmit']],
  [
    'import rules',
    bin('depcruise'),
    ['--config', '.dependency-cruiser.cjs', 'src', 'web/src', 'bench', 'faults', 'scripts'],
  ],
  ['unused code', bin('knip'), []],
  ['API document', 'npm', ['run', '--silent', 'openapi:check']],
  ['specs', bin('vitest'), ['run', '--project', 'specs', '--reporter', 'dot']],
];
const AT_ONCE = 2;
const withoutSpecs = process.argv.includes('--without-specs');

const started = Date.now();
const waiting = CHECKS.filter(([name]) => !(withoutSpecs && name === 'specs'));
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
process.exit(failed.length > 0 ? 1 : 0);

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command, args] = next;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const [code] = await once(child, 'close');
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    if (code !== 0) {
      failed.push(name);
      console.log(output);
    }
  }
}
