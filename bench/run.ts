// The product against its references, bar by bar: `npm run bench`. Needs the built server (npm run build:server) and the federal
// files (SCORECARD_DATA_DIR). Options: --only P1,P3  --pairs 5  --seconds 10  --load 60  --once  --out <folder>
// --docs; --once does not repeat a noisy measurement.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { browsing } from './bars/browse.js';
import { importing } from './bars/import.js';
import { searchMixLatency } from './bars/mix.js';
import { searchMixBesideImport } from './bars/mix-beside-import.js';
import { savedList, savingColleges } from './bars/saved-list.js';
import { filteredSearch, misspelledSearch } from './bars/search.js';
import { addressOf, FILTERED } from './bars/searches.js';
import { startAndMemory } from './bars/start.js';
import { unchangedPage } from './bars/unchanged.js';
import { BenchDatabase } from './d1/cluster.js';
import { signInStudents } from './measuring/callers.js';
import { searchesAgreeWithSql } from './measuring/correctness.js';
import { leaveServerCore } from './measuring/cores.js';
import { startEmptyRoute, startProduct, startReference } from './measuring/product.js';
import { type Report, reportOf, writeInto, writeIntoDocs } from './measuring/report.js';
import { type Result, verdictOn } from './measuring/result.js';
import { type Server } from './measuring/server.js';
import { throughput } from './measuring/load.js';
import { byStudents, emptyRequests, type Stage } from './measuring/stage.js';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    pairs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    load: { type: 'string', default: '60' },
    once: { type: 'boolean', default: false },
    out: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});
const only = options.only?.toUpperCase().split(',');
const isAsked = (id: string) => only?.includes(id) ?? true;
const WARM_UP_SECONDS = 5;
const SEARCHES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];

const secret = randomBytes(32).toString('base64url');

const BARS: readonly (readonly [ids: readonly string[], measure: (stage: Stage) => Promise<Result[]>])[] = [
  [['P1', 'P2'], filteredSearch],
  [['P3'], misspelledSearch],
  [['P4'], browsing],
  [['P5'], searchMixLatency],
  [['P6'], unchangedPage],
  [['P10'], savedList],
  [['P12'], savingColleges],
  [['P13', 'P14'], importing],
  [['P5', 'P13'], searchMixBesideImport],
  [['P24'], (stage) => startAndMemory(stage, () => startProduct(stage.databaseUrl, secret))],
];

leaveServerCore();
const database = await BenchDatabase.start();
const servers: Server[] = [];
const began = performance.now();
const results: Result[] = [];
const failures: string[] = [];
let correctness = '';
try {
  const databaseUrl = await database.copyOf(await database.d1());
  if (SEARCHES.some(isAsked))
    correctness = await searchesAgreeWithSql(databaseUrl).catch((error: unknown) => {
      failures.push(`The speeds of searches do not count: ${String(error)}`);
      return '';
    });
  const product = await keep(startProduct(databaseUrl, secret));
  const stage: Omit<Stage, 'students'> = {
    database,
    databaseUrl,
    secret,
    product,
    empty: await keep(startEmptyRoute(databaseUrl, secret)),
    reference: await keep(startReference('fastify-pg.ts', databaseUrl, secret)),
    rounds: Number(options.pairs),
    repeats: !options.once,
    seconds: Number(options.seconds),
    loadSeconds: Number(options.load),
  };
  // Sign-ins expire during a run, so every measurement starts with new ones.
  const signedIn = async (): Promise<Stage> => ({
    ...stage,
    students: await signInStudents(databaseUrl, secret),
  });
  await warmUp(await signedIn());
  for (const [ids, measure] of BARS) {
    if (!ids.some(isAsked)) continue;
    const started = performance.now();
    try {
      results.push(...(await measure(await signedIn())));
      console.log(`${ids.join(', ')} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    } catch (error) {
      failures.push(`${ids.join(', ')} could not be measured: ${String(error)}`);
    }
  }
} finally {
  for (const server of servers) await server.stop();
  await database.stop();
}

const report: Report = {
  at: new Date(),
  rounds: Number(options.pairs),
  seconds: Number(options.seconds),
  minutes: (performance.now() - began) / 60_000,
  correctness,
  results,
  failures,
};
console.log(`\n${reportOf(report)}`);
if (options.out !== undefined) writeInto(options.out, report);
if (options.docs) writeIntoDocs(report);
if (failures.length > 0 || results.some((result) => verdictOn(result) === 'MISSED')) process.exitCode = 1;

/** So that no measurement includes code running for the first time. */
async function warmUp(stage: Stage): Promise<void> {
  const requests = byStudents(stage, ['/api/colleges', '/api/saved-colleges', ...FILTERED.map(addressOf)]);
  await throughput({ url: stage.product.url, requests, seconds: WARM_UP_SECONDS });
  await throughput({ url: stage.empty.url, requests: emptyRequests(stage), seconds: WARM_UP_SECONDS });
}

async function keep(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  servers.push(server);
  return server;
}
