import { hash, randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { type Logger } from 'pino';

const ACCEPTABLE_REQUEST_ID = /^[\w.-]{8,128}$/;
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-/;

/** The caller's own request id when it is harmless, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE_REQUEST_ID.test(given) ? given : randomUUID();
}

/** One line per request: route template instead of the address, a hash instead of the person, never a body. */
export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info({
      requestId: request.id,
      traceId: TRACE_PARENT.exec(String(request.headers.traceparent ?? ''))?.[1],
      user: request.caller && hashed(request.caller.userId),
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}

const hashed = (userId: string): string => hash('sha256', userId, 'hex').slice(0, 16);
