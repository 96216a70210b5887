import net from 'node:net';

/** Below all that systems hand out by themselves (Linux from 32768 on, others from 49152), so nobody is given one by chance. */
const FIRST = 20_000;
/** Tests run beside each other in so many workers at most, each with a range of its own. */
const WORKERS = 32;
const PORTS_EACH = 390;

const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS;
let turn = Math.floor(Math.random() * PORTS_EACH);

/** A loopback port nobody listens on, and which stays free until whoever asked for it listens there. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_EACH; tries += 1) {
    turn = (turn + 1) % PORTS_EACH;
    const port = FIRST + worker * PORTS_EACH + turn;
    if (await isFree(port)) return port;
  }
  throw new Error('Every port kept for tests is taken.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net
      .createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
