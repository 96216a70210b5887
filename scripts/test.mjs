// Every test there is. Arguments are handed on, so that `npm test -- --project specs` runs one kind.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build-if-needed.mjs';

/** Whole servers and browsers share the machine with whatever else runs there. All others have to pass at once. */
const MAY_BE_RUN_AGAIN = /\.(journey|browser)\.spec\.ts$/;
const MOST_RUN_AGAIN = 5;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-test-'));

/** How Vitest ended, and its report of each file: of none where it came to no end. */
function run(name, options) {
  const report = path.join(folder, `${name}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ],
    { stdio: 'inherit' },
  );
  const files = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')).testResults : [];
  return { status: status ?? 1, files };
}

const failed = ({ files }) => files.filter(({ status }) => status === 'failed');
const count = (files, wanted) =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;

/** What went wrong in a file, or why none of its tests began. */
const faultsOf = ({ name, message, assertionResults }) => [
  path.relative('.', name),
  ...assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [why = ''] }) => `  ${fullName}: ${why.split('\n')[0]}`),
  ...(message ? [`  ${message.split('\n')[0]}`] : []),
];

buildIfNeeded();
const options = process.argv.slice(2);
let outcome = run('report', options);
const again = failed(outcome);
const isWorthIt =
  again.length > 0 &&
  again.length <= MOST_RUN_AGAIN &&
  again.every(({ name }) => MAY_BE_RUN_AGAIN.test(name));
if (options.length === 0 && isWorthIt) {
  console.log(`Run once more, from the start:\n${again.flatMap(faultsOf).join('\n')}`);
  const second = run(
    'second-report',
    again.map(({ name }) => path.relative('.', name)),
  );
  outcome = {
    status: second.status,
    files: [...outcome.files.filter((file) => !again.includes(file)), ...second.files],
  };
  if (second.status === 0)
    console.log(`Passed only on a second try, so look into it:\n${again.flatMap(faultsOf).join('\n')}`);
}

const [passed, notPassed] = [count(outcome.files, 'passed'), count(outcome.files, 'failed')];
console.log(`${passed} passed, ${notPassed} failed`);
process.exit(outcome.status === 0 && passed === 0 ? 1 : outcome.status);
