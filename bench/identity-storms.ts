import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quantile, search, type Timed } from './identity-calls.js';
import { type RunningProduct } from './web-product.js';

export interface Storm {
  replies: Timed[];
  /** Duration of each search during the storm, in ms. */
  searches: number[];
  seconds: number;
  memoryMost: number;
}

export const refusedIn = ({ replies }: Storm): Timed[] =>
  replies.filter(({ status }) => status === 503 || status === 429);

/** In ms, of the refused logins. */
export const refusalTime = (storm: Storm, share: number): number =>
  quantile(
    refusedIn(storm).map(({ ms }) => ms),
    share,
  );

/** Many logins at the same moment, with searches going on until the last login is answered. */
export async function oneStorm(
  product: RunningProduct,
  token: string,
  many: number,
  accounts: number,
): Promise<Storm> {
  const began = performance.now();
  const storming = { isOver: false };
  const all = loginsAtOnce(product.url, many, accounts).finally(() => (storming.isOver = true));
  const searches: number[] = [];
  let memoryMost = 0;
  while (!storming.isOver) {
    searches.push((await search(product.url, token)).ms);
    memoryMost = Math.max(memoryMost, product.memoryMb());
    await pause(5);
  }
  return { replies: await all, searches, seconds: (performance.now() - began) / 1000, memoryMost };
}

/** In its own process, so that it does not slow down the searches of this one. */
async function loginsAtOnce(url: string, many: number, accounts: number): Promise<Timed[]> {
  const client = path.join(import.meta.dirname, 'identity-storm.ts');
  const resolving = new URL('./ts-resolve.mjs', import.meta.url).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', resolving, client, url, `${many}`, `${accounts}`],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Timed[];
}
