import net from 'node:net';

/** Below the ports that systems assign (Linux from 32768, others from 49152). */
const FIRST = 20_000;
/** Each test worker uses its own range of ports. This many workers can run at once. */
const WORKERS = 32;
const PORTS_EACH = 390;

const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS;
let turn = Math.floor(Math.random() * PORTS_EACH);

/** A free loopback port that no other test worker will take. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_EACH; tries += 1) {
    turn = (turn + 1) % PORTS_EACH;
    const port = FIRST + worker * PORTS_EACH + turn;
    if (await isFree(port)) return port;
  }
  throw new Error('No port for tests is free.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net
      .createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
