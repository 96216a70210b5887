import autocannon from 'autocannon';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { timesAt } from './fixed-rate.js';
import { run } from './run-program.js';

const CONNECTIONS = 8;

export interface Request {
  path: string;
  authorization?: string;
  /** If-None-Match */
  etag?: string;
  /** JSON; makes it a POST. */
  body?: string;
}

export interface Load {
  url: string;
  /** Sent in turn, from the first again after the last. */
  requests: readonly Request[];
  seconds: number;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Requests per second, as fast as they are answered: `wrk -t1 -c8`, or autocannon where there is no wrk. */
export async function throughput({ url, requests, seconds }: Load): Promise<number> {
  if (!hasWrk) return (await cannonade({ url, requests, seconds }, CONNECTIONS)).requests.average;

  const list = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-')), 'requests');
  fs.writeFileSync(list, requests.map(line).join(''));
  const script = path.join(import.meta.dirname, 'requests.lua');
  const said = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    '-s',
    script,
    url,
    '--',
    list,
  ]);
  fs.rmSync(path.dirname(list), { recursive: true });

  const [, count, microseconds, failures] = /^result (\d+) (\d+) (\d+)$/m.exec(said) ?? [];
  if (failures !== '0')
    throw new Error(`${failures ?? 'All'} of ${count ?? 'the'} requests to ${url} failed.`);
  return Number(count) / (Number(microseconds) / 1_000_000);
}

/** The 99th percentile in ms of requests sent at a fixed rate. */
export async function p99At(rate: number, load: Load): Promise<number> {
  const times = (await timesAt(rate, load)).sort((a, b) => a - b);
  return times[Math.ceil(0.99 * times.length) - 1] ?? Number.NaN;
}

async function cannonade({ url, requests, seconds }: Load, connections: number) {
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Each connection begins elsewhere in the list.
    setupClient: (one) => {
      const from = Math.floor((client++ % connections) * (requests.length / connections));
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
