// Sends many logins at the same moment, each on its own open connection, like browsers with the login page open. Runs in its own
// process with plain sockets, so that the time is the product's and not this client's.
// Arguments: <url> <how many> <how many accounts>. Prints the replies as JSON.
import { once } from 'node:events';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import { benchEmail, PASSWORD, type Timed } from './identity-calls.js';

const [address = '', many = '1000', accounts = '1'] = process.argv.slice(2);
const { hostname, port } = new URL(address);

async function connected(): Promise<net.Socket> {
  const socket = net.connect(Number(port), hostname).setEncoding('latin1').setNoDelay(true);
  await once(socket, 'connect');
  return socket;
}

function requestOf(email: string): string {
  const body = JSON.stringify({ email, password: PASSWORD });
  const head = [
    'POST /api/auth/login HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Null until the reply is complete. */
function replyIn(received: string): Omit<Timed, 'ms'> | null {
  const [head = '', body] = received.split('\r\n\r\n', 2);
  const length = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1] ?? 0);
  if (body === undefined || body.length < length) return null;
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, retryAfter: /^retry-after: (\d+)\r?$/im.exec(head)?.[1] ?? null };
}

function login(socket: net.Socket, request: string): Promise<Timed> {
  const began = performance.now();
  return new Promise((resolve) => {
    let received = '';
    const finish = (reply: Omit<Timed, 'ms'>) => {
      resolve({ ...reply, ms: performance.now() - began });
      socket.destroy();
    };
    socket
      .on('data', (part: string) => {
        const reply = replyIn((received += part));
        if (reply !== null) finish(reply);
      })
      .on('error', () => finish({ status: 0, retryAfter: null }))
      .on('end', () => finish({ status: 0, retryAfter: null }))
      .write(request);
  });
}

const sockets: net.Socket[] = [];
for (let turn = 0; turn < Number(many); turn += 1) sockets.push(await connected());
const requests = sockets.map((_, turn) => requestOf(benchEmail(turn % Number(accounts))));
const replies = await Promise.all(sockets.map((socket, turn) => login(socket, requests[turn] ?? '')));
process.stdout.write(JSON.stringify(replies));
