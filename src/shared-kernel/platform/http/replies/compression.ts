import compress from '@fastify/compress';
import { type FastifyInstance } from 'fastify';

const MIN_BYTES = 1024;
/** Smaller replies are compressed in one step: about a millisecond per 100 kB, less than the thread pool costs. */
const MAX_SYNC_BYTES = 256 * 1024;

/**
 * Brotli or gzip for larger replies; files compressed at build time stay as they are. Event streams are never compressed: they
 * would wait for a full block. Compressed request bodies are refused: a small one could unpack into a very large one.
 * Replies that repeat input next to a secret are safe: no other site can send the authorization header they need.
 */
export async function compressReplies(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
