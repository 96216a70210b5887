import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { type ImportTask, runApiImport } from './run-api-import.js';

/** Requests come first. Only Linux has priorities for single threads. */
const LOWEST_PRIORITY = 19;
if (process.platform === 'linux') os.setPriority(LOWEST_PRIORITY);

const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort(new Error('The server is stopping.')));

try {
  await runApiImport(workerData as ImportTask, stopping.signal);
} catch (error) {
  parentPort?.postMessage(describeError(error));
}
// Ends the thread even if a package keeps something open.
process.exit();
