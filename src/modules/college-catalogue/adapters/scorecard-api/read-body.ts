import { TryAgain } from './scorecard-errors.js';

/** A page of a hundred institutions takes about 2 MB. A much larger body would not fit the heap once it is parsed. */
const LARGEST_BODY_BYTES = 12 * 1024 * 1024;

/** The whole body. Throws `TryAgain` when nothing arrives for `idleMs`, or too much. */
export async function readBody(reply: Response, idleMs: number, abort: AbortController): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  let timer = setTimeout(() => undefined, 0);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => abort.abort(new TryAgain('The College Scorecard service stopped responding.', false)),
      idleMs,
    );
  };
  try {
    restartTimer();
    for await (const chunk of reply.body ?? []) {
      restartTimer();
      const bytes = chunk as Uint8Array;
      size += bytes.byteLength;
      if (size > LARGEST_BODY_BYTES)
        throw new TryAgain('The College Scorecard service sent too much data.', false);
      text += decoder.decode(bytes, { stream: true });
    }
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
  }
}
