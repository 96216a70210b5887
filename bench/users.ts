// The users table of admins with 10,000 users, beside the cheapest admin call, in one process and call by call.
// Needs the built server and empty route (npm run build:bench). Option: --calls 400
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { prepareDatabase } from '../src/prepare-database.js';
import { median } from './measuring/alternate.js';
import { signInAdmin } from './measuring/callers.js';
import { inDatabase } from './measuring/in-database.js';
import { startEmptyRoute } from './measuring/product.js';
import { EMPTY_ADMIN_ROUTE } from './measuring/stage.js';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '400' } } });
/** With the admin who looks. */
const USERS = 10_000;
const PER_PAGE = 50;
const MUST = 1.3;
const WARM_UP_CALLS = 100;

const INSERT_USERS = `
  insert into identity.users (id, email, first_name, last_name, role, is_active, created_at, updated_at, last_login)
  select gen_random_uuid(), 'user-' || n || '@example.org', 'Hazel', 'Brook ' || n,
         case when n % 20 = 0 then 'parent' when n % 50 = 1 then 'counselor' else 'student' end, n % 40 > 0,
         at, at, case when n % 3 > 0 then at end
    from (select n, timestamptz '2026-04-01' + n * interval '30 minutes' as at from generate_series(1, $1::int) n) made`;

const page = (number: number) => `/api/admin/users?page=${number}&pageSize=${PER_PAGE}`;
/** It reads one row, after the same checks. */
const CHEAPEST = 'cheapest call';
const CALLS: readonly (readonly [name: string, path: string])[] = [
  [CHEAPEST, '/api/admin/settings'],
  ['page 1', page(1)],
  ['page 100', page(100)],
  ['last page', page(USERS / PER_PAGE)],
  ['the checks alone', EMPTY_ADMIN_ROUTE],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-users-'));
const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'cluster'), database: 'bench' });
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
try {
  await prepareDatabase(database.url);
  await inDatabase(database.url, (client) => client.query(INSERT_USERS, [USERS - 1]));
  const secret = randomBytes(32).toString('base64url');
  const { authorization } = await signInAdmin(database.url, secret);
  // As autovacuum does after so many rows.
  await inDatabase(database.url, (client) => client.query('vacuum analyze identity.users'));
  const product = await startEmptyRoute(database.url, secret);
  try {
    report(await timesOf(product.url, authorization));
  } finally {
    await product.stop();
  }
} finally {
  agent.destroy();
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Every call once per round, so that each sees the same load of the machine. */
async function timesOf(url: string, authorization: string): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(CALLS.map(([name]) => [name, []]));
  for (let round = -WARM_UP_CALLS; round < Number(values.calls); round++) {
    for (const [name, call] of CALLS) {
      const began = performance.now();
      await answered(url + call, authorization);
      if (round >= 0) times.get(name)?.push(performance.now() - began);
    }
  }
  return times;
}

function answered(url: string, authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { authorization } }, (reply) => {
        if ((reply.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${reply.statusCode ?? 0}.`));
        reply.resume().once('end', resolve);
      })
      .once('error', reject);
  });
}

function report(times: ReadonlyMap<string, readonly number[]>): void {
  const cheapest = median(times.get(CHEAPEST) ?? []);
  for (const [name, each] of times) {
    const p50 = median(each);
    const ratio = p50 / cheapest;
    const verdict = name.includes('page') ? (ratio <= MUST ? 'must met' : 'MISSED') : '';
    console.log(`${name}: p50 ${p50.toFixed(2)} ms, ${ratio.toFixed(2)}x ${verdict}`);
    if (verdict === 'MISSED') process.exitCode = 1;
  }
}
