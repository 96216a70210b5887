// The built product under mixed load and random faults, on a database of its own: `npm run faults -- --minutes 45`.
// Options: --minutes 3  --seed 1  --users 12 (at a time)  --out <folder>. Ends with 1 when anything acknowledged was lost or
// doubled, or the service came back too late.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { differences } from './compare.js';
import { freePort } from './free-port.js';
import { FAULTS, type Stage } from './injected/faults.js';
import { Memory } from './memory.js';
import { Observations } from './observations.js';
import { Postgres } from './postgres.js';
import { Proxy } from './proxy.js';
import { seededRandom } from './random.js';
import { unfinishedReactions } from './reactions.js';
import { Replica } from './replica.js';
import { type Injection, markdownOf, type Report, writeInto } from './report.js';
import { backAgain, Probe } from './service.js';
import { Crowd } from './users/crowd.js';
import { type World } from './users/user.js';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    users: { type: 'string', default: '12' },
    out: { type: 'string' },
  },
});
const BACK_WITHIN_MS = 10_000;
const COMPARE_EVERY_MS = 60_000;
const QUIET_MS = 3_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-faults-'));
const run = randomBytes(3).toString('hex');
const random = seededRandom(Number(options.seed));
const seen = new Observations();

const postgres = new Postgres(folder, await freePort());
postgres.initialize();
await postgres.start();
const proxy = await Proxy.before(postgres.port);
const replicas = [await replicaNamed('first'), await replicaNamed('second')];
const [first, second] = replicas as [Replica, Replica];
for (const replica of replicas) await replica.startAndWait();

const world: World = {
  replicas,
  collegeIds: [],
  mailFolders: replicas.map(({ name }) => path.join(folder, name, 'mail')),
  seen,
  random,
};
const probes = replicas.map((replica, at) => new Probe(world, replica, 900_001 + at, run));
for (const probe of probes) await probe.register();
world.collegeIds = (await probes[0]?.collegeIds()) ?? [];

const began = Date.now();
const endsAt = began + Number(options.minutes) * 60_000;
let isInterrupted = false;
process.once('SIGINT', () => (isInterrupted = true));

const memory = new Memory(replicas);
const crowd = new Crowd(world, run, Number(options.users));
const injections: Injection[] = [];
let comparisons = 0;

await loadAndFaults();
await crowd.end();
await compare();
for (const unfinished of await unfinishedReactions(crowd.users, postgres)) seen.violation(unfinished);
memory.stop();
const report = reportNow();
for (const { replica, verdict } of report.memory) if (verdict === 'GROWS') seen.violation(`${replica} grows`);
for (const crash of replicas.flatMap(({ crashes }) => crashes)) seen.violation(crash);
await shutDown();

console.log(markdownOf(report));
if (options.out !== undefined) writeInto(options.out, report);
process.exit(seen.violations.length === 0 ? 0 : 1);

async function loadAndFaults(): Promise<void> {
  const stage: Stage = { postgres, proxy, replicas, random, seen, mortal };
  let deck: string[] = [];
  let comparedAt = Date.now();
  while (Date.now() < endsAt && !isInterrupted) {
    seen.begin('quiet');
    await pause(QUIET_MS + random.below(QUIET_MS));
    if (deck.length === 0) deck = shuffled(Object.keys(FAULTS));
    await inject(deck.pop() ?? '', stage);
    if (Date.now() - comparedAt < COMPARE_EVERY_MS) continue;
    await crowd.hold();
    await compare();
    crowd.release();
    comparedAt = Date.now();
  }
}

async function inject(fault: string, stage: Stage): Promise<void> {
  seen.begin(fault);
  await FAULTS[fault]?.(stage);
  const backMs = await backAgain(replicas, probes);
  if (backMs === null || backMs > BACK_WITHIN_MS)
    seen.violation(
      `back after ${backMs === null ? 'more than a minute' : `${(backMs / 1000).toFixed(1)} s`}`,
    );
  const { callsInPhase: calls, refusedInPhase: refused, unansweredInPhase: unanswered } = seen;
  injections.push({ fault, backMs, calls, refused, unanswered });
  console.log(`${minutesSoFar().toFixed(1)} min: ${fault}, back after ${backMs?.toFixed(0) ?? '-'} ms`);
}

async function compare(): Promise<void> {
  for (const difference of await differences(crowd.users, postgres)) seen.violation(difference);
  comparisons += 1;
}

function mortal(): Replica {
  return Date.now() - began < (endsAt - began) / 3 ? random.oneOf(replicas) : first;
}

function reportNow(): Report {
  return {
    minutes: minutesSoFar(),
    seed: Number(options.seed),
    users: crowd.users.length,
    comparisons,
    injections,
    memory: [memory.figuresOf(first), memory.figuresOf(second)],
    seen,
  };
}

function minutesSoFar(): number {
  return (Date.now() - began) / 60_000;
}

function shuffled(names: string[]): string[] {
  return names
    .map((name) => ({ name, at: random.below(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

async function replicaNamed(name: string): Promise<Replica> {
  // Everybody here comes from one address.
  const budgets = [
    'REGISTER',
    'LOGIN',
    'LOGIN_ACCOUNT',
    'LOGIN_ACCOUNT_HERE',
    'FORGOT_PASSWORD',
    'RESET_PASSWORD',
  ];
  return new Replica(name, await freePort(), {
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: postgres.urlOn(proxy.port),
    JWT_SECRET: `only for this run of faults ${run}`,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...Object.fromEntries(budgets.map((budget) => [`BUDGET_${budget}`, '100000/1m'])),
  });
}

async function shutDown(): Promise<void> {
  for (const replica of replicas) await replica.end('SIGTERM');
  proxy.close();
  await postgres.end('SIGINT');
  if (seen.violations.length === 0) fs.rmSync(folder, { recursive: true, force: true });
  else console.log(`The logs are in ${folder}`);
}
