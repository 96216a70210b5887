import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Replica } from '../replica.js';
import { until } from '../until.js';

const SLOW_SENDERS = 200;
const BYTE_EVERY_MS = 5_000;
const WATCHED_FOR_MS = 60_000;
const PIPELINED = 1_000;
const UNREAD_FOR_MS = 10_000;

/** Many connections that send a body byte by byte. Seconds until the last one was dropped; null when one never was. */
export async function sendSlowly({ port }: Replica): Promise<number | null> {
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: flyleaf\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';
  const sockets = Array.from({ length: SLOW_SENDERS }, () => connection(port));
  for (const socket of sockets) socket.on('data', () => undefined).write(head);
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(' ');
  }, BYTE_EVERY_MS);
  const dropped = await until(() => sockets.every(({ closed }) => closed), { withinMs: WATCHED_FOR_MS });
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
  return dropped === null ? null : dropped / 1000;
}

/** Two connections ask for a big page a thousand times at once and read nothing. */
export async function askWithoutReading({ port }: Replica): Promise<void> {
  const request = 'GET /api/openapi.json HTTP/1.1\r\nhost: flyleaf\r\n\r\n';
  const sockets = [connection(port), connection(port)];
  for (const socket of sockets) socket.pause().write(request.repeat(PIPELINED));
  await pause(UNREAD_FOR_MS);
  for (const socket of sockets) socket.destroy();
}

function connection(port: number): net.Socket {
  return net.connect(port, '127.0.0.1').on('error', () => undefined);
}
