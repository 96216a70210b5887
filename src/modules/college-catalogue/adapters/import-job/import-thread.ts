import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { doImport, type ImportErrand } from './do-import.js';

/** Takes what requests leave of the core; where the system counts priorities by thread only. */
const POLITE = 19;
if (process.platform === 'linux') os.setPriority(POLITE);

const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort(new Error('The server is stopping.')));

try {
  await doImport(workerData as ImportErrand, stopping.signal);
} catch (error) {
  parentPort?.postMessage(describeError(error));
}
// Ends the thread, whatever a package still keeps open.
process.exit();
