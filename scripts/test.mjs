// Every test there is. Arguments are handed on, so that `npm test -- --project specs` runs one kind.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build-if-needed.mjs';

buildIfNeeded();
const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-test-')), 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./test/support/second-tries.ts',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);

const { numPassedTests = 0, numFailedTests = 0 } = fs.existsSync(report)
  ? JSON.parse(fs.readFileSync(report, 'utf8'))
  : {};
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(status === 0 && numPassedTests === 0 ? 1 : (status ?? 1));
