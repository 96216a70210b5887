import { type FastifyInstance } from 'fastify';
import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';

/** Browsers and proxies send one request at a time on a connection. */
const MAX_WAITING_REQUESTS = 10;

/** A sender or reader that is too slow is dropped within 30 seconds. */
export const CONNECTION_LIMITS = {
  /** Without a byte in either direction. Node waits twice as long when a part of a reply was taken. */
  connectionTimeout: 14_000,
  /** For a whole request, with its body, unless the route streams it (`StreamsBody`). */
  requestTimeout: 28_000,
  http: {
    headersTimeout: 20_000,
    connectionsCheckingInterval: 1_000,
    // Node would answer without any headers; see `answerUnreadableRequests`.
    requireHostHeader: false,
  },
};

interface Turn {
  reply: ServerResponse;
  waiting: (() => void)[];
  /** Its body may take longer than other requests; whoever reads it drops a slow sender. */
  streamsBody: boolean;
}

const turns = new WeakMap<Socket, Turn>();

/** The reply that the connection is waiting for or receiving. */
export const replyInProgress = (socket: Socket): ServerResponse | undefined => turns.get(socket)?.reply;

export const isStreamingBody = (socket: Socket): boolean => turns.get(socket)?.streamsBody === true;

/**
 * One request at a time per connection, so that it never holds more than one reply. Node itself would start every request that
 * a connection sends at once, and keep all their replies until someone reads them.
 */
export function limitConnections(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, { raw: reply }, done) => {
    const { socket } = request.raw;
    const streamsBody = request.routeOptions.config.streamsBody === true;
    const start = () => {
      const waiting = turns.get(socket)?.waiting ?? [];
      turns.set(socket, { reply, waiting, streamsBody });
      reply.once('close', () => startNext(socket));
      done();
    };
    const waiting = turns.get(socket)?.waiting;
    if (waiting === undefined) start();
    else if (waiting.length < MAX_WAITING_REQUESTS) waiting.push(start);
    else socket.destroy();
  });
  fastify.server.on('timeout', (socket: Socket) => {
    const isPreparingReply = replyInProgress(socket) !== undefined && socket.writableLength === 0;
    if (!isPreparingReply) socket.destroy();
  });
}

function startNext(socket: Socket): void {
  const next = turns.get(socket)?.waiting.shift();
  if (next === undefined) turns.delete(socket);
  else if (!socket.destroyed) next();
}
