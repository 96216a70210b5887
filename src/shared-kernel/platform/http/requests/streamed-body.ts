import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { UploadInterrupted } from '../replies/http-refusals.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `StreamsBody`. */
    streamsBody?: boolean;
  }
}

const BYTES = 'application/octet-stream';

/** A sender that is slower than this on average is dropped: about the slowest phone connection there is. */
const MIN_BYTES_PER_SECOND = 4_096;
const PACE_MS = 15_000;
/** For a sender that goes on sending after our refusal. */
const REST_OF_BODY_MS = 10_000;

/** The route takes a body of any type and length, as it arrives: its handler reads `streamedBody`. */
export const StreamsBody = () => applyDecorators(RouteConfig({ streamsBody: true }), ApiConsumes(BYTES));

/** Every other route answers a body of bytes with 415. Call it before other hooks look at the content type. */
export function allowStreamedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.streamsBody === true) request.headers = { 'content-type': BYTES };
    done();
  });
  fastify.addContentTypeParser(BYTES, (request, _payload, done) => {
    if (request.routeOptions.config.streamsBody === true) done(null);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(BYTES));
  });
}

/**
 * The body as it arrives. Throws `UploadInterrupted` when the sender disconnects; one that is too slow is disconnected.
 * A handler that stops reading can still reply.
 */
export async function* streamedBody({ raw }: FastifyRequest, paceMs = PACE_MS): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  const pace = setInterval(() => {
    if (arrived < (MIN_BYTES_PER_SECOND * paceMs) / 1000) raw.destroy();
    arrived = 0;
  }, paceMs);
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      arrived += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    if (!raw.complete) throw new UploadInterrupted();
  } catch (error) {
    throw raw.destroyed && !raw.complete ? new UploadInterrupted() : error;
  } finally {
    clearInterval(pace);
    if (!raw.complete) discardRest(raw);
  }
}

/** Unread, it would hold up the next request on the same connection. */
function discardRest(raw: FastifyRequest['raw']): void {
  raw.resume();
  setTimeout(() => raw.complete || raw.destroy(), REST_OF_BODY_MS).unref();
}
