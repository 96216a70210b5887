import compress from '@fastify/compress';
import { type FastifyInstance } from 'fastify';

const WORTH_IT_FROM_BYTES = 1024;
/** Up to here in one go: about a millisecond per 100 kB, which is less than the detour over the thread pool costs. */
const AT_ONCE_UP_TO_BYTES = 256 * 1024;

/**
 * Brotli or gzip for replies worth it; files compressed at build time pass through. Event streams are never compressed, they
 * would wait for a full block. Bodies that arrive compressed are not taken: a small one could unpack into a very large one.
 * Replies that carry what the sender sent beside a secret are safe here: the secret travels in a header no foreign page can set.
 */
export async function compressReplies(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: WORTH_IT_FROM_BYTES,
    syncThreshold: AT_ONCE_UP_TO_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
