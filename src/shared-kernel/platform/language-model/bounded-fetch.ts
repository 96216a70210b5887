import { ModelFailed } from '../../application/language-model.js';

/** Far above an essay of 4,000 words and its review. */
const MOST_BYTES = 256 * 1024;

/** `fetch` that sends and takes so many bytes at most, and follows no redirect: the text goes to the configured server alone. */
export const boundedFetch: typeof fetch = async (address, options = {}) => {
  const { body } = options;
  if (typeof body !== 'string' || Buffer.byteLength(body) > MOST_BYTES) throw new ModelFailed('too-large');

  const reply = await fetchHere(address, options);
  if (Number(reply.headers.get('content-length') ?? 0) > MOST_BYTES) {
    await reply.body?.cancel();
    throw new ModelFailed('too-large');
  }
  const headers = new Headers(reply.headers);
  // What is handed on is already unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(reply.body?.pipeThrough(atMost(MOST_BYTES)) ?? null, {
    status: reply.status,
    statusText: reply.statusText,
    headers,
  });
};

async function fetchHere(address: Parameters<typeof fetch>[0], options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...options, redirect: 'error' });
  } catch (error) {
    throw options.signal?.aborted === true ? error : new ModelFailed('unreachable');
  }
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > bytes) controller.error(new ModelFailed('too-large'));
      else controller.enqueue(chunk);
    },
  });
}
