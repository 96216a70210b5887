// Runs every test. Arguments are passed on, so `npm test -- --project specs` runs one kind.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build-if-needed.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-test-'));
const report = path.join(folder, 'report.json');

buildIfNeeded();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);

const { numPassedTests, numFailedTests } = fs.existsSync(report)
  ? JSON.parse(fs.readFileSync(report, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0 };
fs.rmSync(folder, { recursive: true, force: true });
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(status === 0 && numPassedTests === 0 ? 1 : (status ?? 1));
