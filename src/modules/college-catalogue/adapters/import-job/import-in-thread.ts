import { Worker } from 'node:worker_threads';
import { describeError } from '#shared-kernel/platform/logging/describe-error.js';
import { type ImportTask } from './run-api-import.js';

/** Several times what an import needs. `--max-old-space-size` of the server takes precedence. */
const HEAP_MB = 384;

/** The thread stores the page it is working on before it stops. */
const STOPS_WITHIN_MS = 8_000;

/** `threadDied` means that the thread ended before it could store what went wrong. */
export class ImportInterrupted extends Error {
  override readonly name = 'ImportInterrupted';

  constructor(
    message: string,
    readonly threadDied: boolean,
  ) {
    super(message);
  }
}

/**
 * Runs an import in its own thread: parsing a page blocks no request, and running out of memory ends the thread, not the
 * server. Throws `ImportInterrupted`.
 */
export function importInThread(task: ImportTask, signal: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./import-thread.js', import.meta.url), {
    name: 'import',
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let killTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    thread.postMessage('stop');
    killTimer = setTimeout(() => void thread.terminate(), STOPS_WITHIN_MS);
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);

  return new Promise<void>((resolve, reject) => {
    let failure: ImportInterrupted | undefined;
    thread.on('message', (message: string) => (failure ??= new ImportInterrupted(message, false)));
    thread.on('error', (error) => (failure ??= new ImportInterrupted(describeError(error), true)));
    thread.on('exit', (code) => {
      clearTimeout(killTimer);
      signal.removeEventListener('abort', stop);
      if (failure === undefined && code === 0) resolve();
      else reject(failure ?? new ImportInterrupted(`The import thread exited with code ${code}.`, true));
    });
  });
}
