// The built product under mixed load and random faults, on a database of its own: `npm run faults -- --minutes 45`.
// Options: --minutes 3  --seed 1  --users 12 (at a time)  --only "server killed,slow senders"
// --out <folder>. Ends with 1 after any violation.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { install } from './installation.js';
import { Memory } from './memory.js';
import { Observations } from './observations.js';
import { seededRandom } from './random.js';
import { unfinishedReactions } from './reactions.js';
import { markdownOf, type Report, writeInto } from './report.js';
import { Probe } from './service.js';
import { Soak } from './soak.js';
import { Crowd } from './users/crowd.js';
import { type World } from './users/user.js';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    users: { type: 'string', default: '12' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
const seed = Number(options.seed);
const run = randomBytes(3).toString('hex');
const seen = new Observations();
const installation = await install(run);

try {
  const report = await soak();
  console.log(markdownOf(report));
  if (options.out !== undefined) writeInto(options.out, report);
} finally {
  const logs = await installation.stop({ keepLogs: seen.violations.length > 0 });
  if (logs !== null) console.log(`The logs are in ${logs}`);
}
process.exit(seen.violations.length === 0 ? 0 : 1);

async function soak(): Promise<Report> {
  const { replicas, mailFolders, postgres } = installation;
  const world: World = { replicas, mailFolders, collegeIds: [], seen, random: seededRandom(seed) };
  const probes = replicas.map((replica, at) => new Probe(world, replica, 900_001 + at, run));
  for (const probe of probes) await probe.register();
  world.collegeIds = (await probes[0]?.collegeIds()) ?? [];

  const memory = new Memory(replicas);
  const crowd = new Crowd(world, run, Number(options.users));
  const soaking = new Soak(installation, crowd, probes, { ...world, only: options.only });
  process.once('SIGINT', () => {
    soaking.endSoon();
  });
  await soaking.last(Number(options.minutes));
  seen.begin('the end');
  await crowd.end();
  await soaking.compare();
  for (const unfinished of await unfinishedReactions(crowd.users, postgres)) seen.violation(unfinished);
  memory.stop();

  const figures = replicas.map((replica) => memory.figuresOf(replica));
  for (const { replica, verdict } of figures)
    if (verdict === 'GROWS') seen.violation(`memory: the ${replica} server grows`);
  for (const crash of replicas.flatMap(({ crashes }) => crashes)) seen.violation(crash);
  const { minutes, comparisons, injections } = soaking;
  return { minutes, seed, users: crowd.users.length, comparisons, injections, memory: figures, seen };
}
