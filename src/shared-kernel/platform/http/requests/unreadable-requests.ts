import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import { type Logger } from 'pino';
import { isStreamingBody, replyInProgress } from '../connections/connections.js';
import { messageFor, problem } from '../replies/problem.js';
import { SECURITY_HEADERS_OF_ERRORS } from '../replies/security-headers.js';

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** The errors of Node's HTTP parser that are not simply a bad request. */
const STATUS: Partial<Record<string, number>> = {
  [TOO_SLOW]: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Options of Fastify: what Node or the router cannot read is answered like any other bad request. */
export const refuseUnreadableRequests = (log: Logger) => ({
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
    const { code = '' } = error;
    if (code === TOO_SLOW && isStreamingBody(socket)) return;
    if (!canStillReply(socket)) {
      socket.destroy();
      return;
    }
    const reply = refusal(STATUS[code] ?? 400);
    log.info({ requestId: reply.requestId, route: 'unreadable', status: reply.status, error: code });
    socket.write(asHttp(reply));
    socket.destroySoon();
  },
  frameworkErrors: (
    { statusCode = 400, code }: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { requestId, status, headers, body } = refusal(statusCode, request.id);
    log.info({ requestId, route: 'unreadable', status, error: code });
    void reply.code(status).headers(headers).send(body);
  },
});

const canStillReply = (socket: Socket): boolean =>
  socket.writable && replyInProgress(socket)?.headersSent !== true;

function refusal(status: number, requestId: string = randomUUID()) {
  const message = messageFor(status);
  const body = JSON.stringify(problem({ status, code: `http.${String(status)}`, message, requestId }));
  const headers = {
    ...SECURITY_HEADERS_OF_ERRORS,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    date: new Date().toUTCString(),
    connection: 'close',
  };
  return { requestId, status, headers, body };
}

const asHttp = ({ status, headers, body }: ReturnType<typeof refusal>): string =>
  [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

/** Two cases that Node would answer by itself, without headers: no host, and an unknown `Expect`. Needs `requireHostHeader: false`. */
export function answerUnreadableRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ id, raw }, reply, done) => {
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) {
      done();
      return;
    }
    const { status, headers, body } = refusal(400, id);
    void reply.code(status).headers(headers).send(body);
  });
  fastify.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    fastify.server.emit('request', request, response),
  );
}
