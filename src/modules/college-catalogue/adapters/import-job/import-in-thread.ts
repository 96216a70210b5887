import { Worker } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { type ImportErrand } from './do-import.js';

/** Several times what an import takes. Where Node was started with a bound of its own, that one holds. */
const HEAP_MB = 384;

/** An import that is to stop stores the page on its way first. */
const STOPS_WITHIN_MS = 8_000;

/** In words for a log. `hasDied`: without a word, so that nothing was written down. */
export class ImportBrokeOff extends Error {
  override readonly name = 'ImportBrokeOff';

  constructor(
    message: string,
    readonly hasDied: boolean,
  ) {
    super(message);
  }
}

/**
 * Does an import in a thread of its own, which is gone afterwards: what it parses and what it leaves to be collected hold up no
 * request, and running out of memory ends the thread, not the server. Throws `ImportBrokeOff`.
 */
export function importInThread(errand: ImportErrand, stopping: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./import-thread.js', import.meta.url), {
    name: 'import',
    workerData: errand,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let killing: NodeJS.Timeout | undefined;
  const stop = () => {
    thread.postMessage('stop');
    killing = setTimeout(() => void thread.terminate(), STOPS_WITHIN_MS);
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);

  return new Promise<void>((resolve, reject) => {
    let broken: ImportBrokeOff | undefined;
    thread.on('message', (words: string) => (broken ??= new ImportBrokeOff(words, false)));
    thread.on('error', (error) => (broken ??= new ImportBrokeOff(describeError(error), true)));
    thread.on('exit', (code) => {
      clearTimeout(killing);
      stopping.removeEventListener('abort', stop);
      if (broken === undefined && code === 0) resolve();
      else reject(broken ?? new ImportBrokeOff(`The thread of the import ended with ${code}.`, true));
    });
  });
}
