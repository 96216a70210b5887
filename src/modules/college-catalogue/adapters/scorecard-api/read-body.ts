import { TryAgain } from './scorecard-errors.js';

/**
 * Several times what a page of a hundred institutions with all their fields of study takes, some two megabytes. Far more would
 * not fit the heap once it is parsed, and what runs out of memory within one call ends the process, not the thread.
 */
const LARGEST_BODY_BYTES = 12 * 1024 * 1024;

/** The whole body; fails when nothing comes for `idleMs`, or far too much. */
export async function readBody(reply: Response, idleMs: number, abort: AbortController): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  let timer = setTimeout(() => undefined, 0);
  const stillComing = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => abort.abort(new TryAgain('The College Scorecard service stopped answering.', false)),
      idleMs,
    );
  };
  try {
    stillComing();
    for await (const chunk of reply.body ?? []) {
      stillComing();
      const bytes = chunk as Uint8Array;
      size += bytes.byteLength;
      if (size > LARGEST_BODY_BYTES)
        throw new TryAgain('The College Scorecard service sent far too much.', false);
      text += decoder.decode(bytes, { stream: true });
    }
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
  }
}
