import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { CollegeNames } from '../../domain/colleges-named/college-names.js';
import { type NamedCollege } from '../../domain/colleges-named/named-college.js';
import { type Review, type ReviewRequest } from '../../domain/review/review.js';
import { builtInReading } from './built-in-reading.js';
import { Dictionary } from './dictionary.js';
import { type ThreadMessage, type ThreadOrder } from '#shared-kernel/platform/threads/serial-thread.js';

/** Requests come first. Only Linux has priorities for single threads. */
const LOW_PRIORITY = 10;
if (process.platform === 'linux') os.setPriority(LOW_PRIORITY);

const say = (message: ThreadMessage<Review>) => parentPort?.postMessage(message);

const dictionary = await Dictionary.load();
let colleges = new CollegeNames([]);

async function read(request: ReviewRequest): Promise<void> {
  try {
    say({ result: await builtInReading(request, dictionary, colleges) });
  } catch (error) {
    say({ failed: describeError(error) });
  }
}

parentPort?.on('message', (order: ThreadOrder<ReviewRequest, readonly NamedCollege[]>) => {
  if ('task' in order) void read(order.task);
  else colleges = new CollegeNames(order.data);
});
say({ ready: true });
