import { fastify, type FastifyInstance } from 'fastify';
import net, { type AddressInfo } from 'node:net';
import { jsonLog } from '../../logging/json-log.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, limitConnections } from '../connections/connections.js';
import { logRequests } from '../connections/request-log.js';
import { addSecurityHeaders } from '../replies/security-headers.js';
import { answerUnreadableRequests, refuseUnreadableRequests } from './unreadable-requests.js';

let server: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const log = jsonLog('info', { write: (line: string) => void lines.push(line) });
  server = fastify({
    ...refuseUnreadableRequests(log),
    requestTimeout: 300,
    http: { ...CONNECTION_LIMITS.http, headersTimeout: 200, connectionsCheckingInterval: 50 },
  });
  limitConnections(server);
  logRequests(server, log);
  addSecurityHeaders(server);
  answerUnreadableRequests(server);
  server.get('/pages/:name', () => 'a page');
  server.post('/form', () => 'saved');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

/** The reply to these bytes, until the server closes the connection. */
async function replyTo(bytes: string) {
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const headers = Object.fromEntries(
    headerLines
      .map((line) => /^(.+?): (.*)$/.exec(line) ?? [])
      .map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const CLOSE = 'host: a\r\nconnection: close\r\n';
const FORM = 'POST /form HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const BAD_REQUESTS = [
  ['is not HTTP', 'HELLO\r\n\r\n', 400],
  ['has a malformed request line', 'GET / HTP/1.1\r\n\r\n', 400],
  ['has a malformed header', 'GET / HTTP/1.1\r\nho st: a\r\n\r\n', 400],
  ['has oversized headers', `GET / HTTP/1.1\r\nlong: ${'y'.repeat(30_000)}\r\n\r\n`, 431],
  ['never finishes its headers', 'GET / HTTP/1.1\r\nhost: a\r\n', 408],
  ['never finishes its body', `${FORM}content-length: 9\r\n\r\n{`, 408],
  ['has a malformed body', `${FORM}transfer-encoding: chunked\r\n\r\nno number\r\n`, 400],
  ['has no host', 'GET /pages/1 HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['has a malformed address', `GET /pages/%zz HTTP/1.1\r\n${CLOSE}\r\n`, 400],
  ['has a very long parameter', `GET /pages/${'y'.repeat(300)} HTTP/1.1\r\n${CLOSE}\r\n`, 414],
] as const;

describe('a request that', () => {
  it.each(BAD_REQUESTS)('%s is refused with a problem and its request id', async (_what, bytes, status) => {
    const { status: answered, headers, body } = await replyTo(bytes);

    expect(answered).toBe(status);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({
      status,
      message: expect.stringMatching(/\.$/) as string,
      requestId: headers['x-request-id'],
    });
    expect(lines.join('\n')).toContain(headers['x-request-id']);
  });

  it.each(BAD_REQUESTS)('%s gets every security header of other replies', async (_what, bytes) => {
    const { headers } = await replyTo(bytes);
    const usual = (await server.inject('/pages/1')).headers;

    expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(usual)));
    for (const name of ['strict-transport-security', 'permissions-policy', 'x-content-type-options'])
      expect(headers[name]).toBe(usual[name]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('asks for an unknown expectation is answered as if it had not', async () => {
    expect((await replyTo(`GET /pages/1 HTTP/1.1\r\n${CLOSE}expect: tea\r\n\r\n`)).body).toBe('a page');
  });
});
