import autocannon from 'autocannon';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Load, type Request } from './requests.js';
import { run } from './run-program.js';
import { sentSteadily } from './steady.js';

const CONNECTIONS = 8;
/** At a fixed rate: enough that one is free whenever a request is due. */
const CONNECTIONS_AT_A_RATE = 100;
/** Below this share of the rate the measurement fails, because requests that were not sent were not timed. */
const RATE_KEPT = 0.98;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Requests per second at full speed: `wrk -t1 -c8`, or autocannon without wrk. */
export async function throughput(load: Load): Promise<number> {
  if (!hasWrk) return (await cannonade(load)).requests.average;
  return (await wrk(load, ['-c', String(CONNECTIONS)])).rate;
}

/**
 * The 99th percentile in ms of requests sent at a fixed rate, each when it is due: by wrk, or without it by Node. Autocannon would
 * send the requests of a second at once.
 */
export async function p99At(perSecond: number, load: Load): Promise<number> {
  if (!hasWrk) return p99Of(await sentSteadily(perSecond, load));

  const { rate, p99 } = await wrk(load, ['-c', String(CONNECTIONS_AT_A_RATE)], String(perSecond));
  if (rate < RATE_KEPT * perSecond)
    throw new Error(`${load.url} was sent ${rate.toFixed(0)} requests a second, not ${perSecond}.`);
  return p99;
}

const p99Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(0.99 * times.length) - 1] ?? Number.NaN;

async function wrk({ url, requests, seconds }: Load, connections: readonly string[], ...rate: string[]) {
  const list = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-')), 'requests');
  fs.writeFileSync(list, requests.map(line).join(''));
  const script = path.join(import.meta.dirname, 'requests.lua');
  const output = await run('wrk', [
    ...['-t1', ...connections, `-d${seconds}s`, '--timeout', '20s', '-s', script, url],
    ...['--', list, ...rate],
  ]);
  fs.rmSync(path.dirname(list), { recursive: true });

  const [, count, microseconds, failures, p99] = /^result (\d+) (\d+) (\d+) (\d+)$/m.exec(output) ?? [];
  if (failures !== '0')
    throw new Error(`${failures ?? 'All'} of ${count ?? 'the'} requests to ${url} failed.`);
  return { rate: Number(count) / (Number(microseconds) / 1_000_000), p99: Number(p99) / 1_000 };
}

async function cannonade({ url, requests, seconds }: Load) {
  let client = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    // Each connection starts at another place in the list.
    setupClient: (one) => {
      const from = Math.floor((client++ % CONNECTIONS) * (requests.length / CONNECTIONS));
      one.setRequests([...requests.slice(from), ...requests.slice(0, from)].map(asCannonball));
    },
  });
  const failures = result.errors + result['4xxCount' as 'errors'] + result['5xxCount' as 'errors'];
  if (failures > 0) throw new Error(`${failures} of ${result.requests.total} requests to ${url} failed.`);
  return result;
}

const line = ({ path, authorization = '', etag = '', body = '' }: Request): string =>
  `${[path, authorization, etag, body].join('\t')}\n`;

const asCannonball = ({ path, authorization, etag, body }: Request): autocannon.Request => ({
  method: body === undefined ? 'GET' : 'POST',
  path,
  headers: {
    ...(authorization === undefined ? {} : { authorization }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body }),
});
