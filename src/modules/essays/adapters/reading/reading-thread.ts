import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { type Review, type ReviewRequest } from '../../domain/review/review.js';
import { builtInReading } from './built-in-reading.js';
import { Dictionary } from './dictionary.js';
import { type ThreadMessage } from './serial-thread.js';

/** Requests come first. Only Linux has priorities for single threads. */
const LOW_PRIORITY = 10;
if (process.platform === 'linux') os.setPriority(LOW_PRIORITY);

const say = (message: ThreadMessage<Review>) => parentPort?.postMessage(message);

const dictionary = await Dictionary.load();

async function read(request: ReviewRequest): Promise<void> {
  try {
    say({ result: await builtInReading(request, dictionary) });
  } catch (error) {
    say({ failed: describeError(error) });
  }
}

parentPort?.on('message', (request: ReviewRequest) => void read(request));
say({ ready: true });
