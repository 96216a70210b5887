import { fastify, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONNECTION_LIMITS, limitConnections } from './connections.js';

const BIG_REPLY = 'x'.repeat(20_000_000);
const LIMITS = {
  ...CONNECTION_LIMITS,
  connectionTimeout: 200,
  requestTimeout: 600,
  http: { ...CONNECTION_LIMITS.http, headersTimeout: 300, connectionsCheckingInterval: 50 },
};

let server: FastifyInstance;
let started: string[];
let running: number;
let mostRunning: number;
const sockets = new Set<Socket>();

beforeEach(async () => {
  [started, running, mostRunning] = [[], 0, 0];
  server = fastify(LIMITS);
  limitConnections(server);
  server.get<{ Params: { name: string } }>('/pages/:name', async ({ params }) => {
    started.push(params.name);
    mostRunning = Math.max(mostRunning, ++running);
    await pause(1);
    running -= 1;
    return params.name;
  });
  server.get('/big', () => BIG_REPLY);
  server.get('/slow', () => pause(1_000, 'done'));
  server.post('/form', ({ body }) => body);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await server.close();
});

/** A connection that sends these requests at once. It does not read before `read` is called. */
async function connect(...requests: string[]) {
  const accepted = once(server.server, 'connection');
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.write(requests.join(''));
  await accepted;
  let received = '';
  const read = () => socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  return { socket, read, received: () => received };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
const pages = (count: number) => Array.from({ length: count }, (_, n) => get(`/pages/${String(n)}`));

const connectionsOf = () =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Until the server has dropped every connection. */
const allDropped = () => vi.waitFor(async () => expect(await connectionsOf()).toBe(0), { timeout: 4_000 });

describe('requests that one connection sends at once', () => {
  it('are answered one after another, in their order', async () => {
    const connection = await connect(...pages(8));
    connection.read();
    await vi.waitFor(() => expect(connection.received()).toMatch(/7$/));

    expect(started).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(mostRunning).toBe(1);
  });

  it('end the connection when there are more than a handful', async () => {
    await connect(...pages(1_000));
    await allDropped();

    expect(started.length).toBeLessThanOrEqual(1);
  });

  it('do not delay those of another connection', async () => {
    await connect(get('/slow'), get('/pages/behind'));
    const other = await connect(get('/pages/other'));
    other.read();
    await vi.waitFor(() => expect(other.received()).toMatch(/other$/));

    expect(started).toEqual(['other']);
  });

  it('are not started anymore once the reader has left', async () => {
    const { socket } = await connect(get('/slow'), get('/pages/behind'));
    socket.destroy();
    await allDropped();
    await server.close();

    expect(started).toEqual([]);
  });
});

describe('a connection is dropped', () => {
  it.each([
    ['sends nothing', ''],
    ['does not finish its headers', 'GET /pages/1 HTTP/1.1\r\nhost: a\r\n'],
    [
      'does not finish its body',
      'POST /form HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
    ['does not read its reply', get('/big')],
  ])('when it %s', async (_what, request) => {
    await connect(request);

    await allDropped();
  });

  it('within 30 seconds in each of these cases', () => {
    const { connectionTimeout, requestTimeout, http } = CONNECTION_LIMITS;
    const slowestSender = Math.max(requestTimeout, http.headersTimeout) + http.connectionsCheckingInterval;

    expect(Math.max(slowestSender, 2 * connectionTimeout)).toBeLessThan(30_000);
  });

  it('but not while its reply takes long to prepare', async () => {
    const connection = await connect(get('/slow'));
    connection.read();
    await vi.waitFor(() => expect(connection.received()).toMatch(/done$/), { timeout: 4_000 });
  });
});
