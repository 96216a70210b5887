import { parentPort } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { type ThreadMessage, type ThreadOrder } from '#shared-kernel/platform/threads/serial-thread.js';
import { type SentenceVector } from '../../domain/understanding/meaning.js';
import { SentenceModel } from './sentence-model.js';

const say = (message: ThreadMessage<SentenceVector[]>) => parentPort?.postMessage(message);

const model = await SentenceModel.load();

async function encode(sentences: readonly string[]): Promise<void> {
  try {
    say({ result: await model.encode(sentences) });
  } catch (error) {
    say({ failed: describeError(error) });
  }
}

parentPort?.on('message', (order: ThreadOrder<readonly string[], null>) => {
  if ('task' in order) void encode(order.task);
});
say({ ready: true });
