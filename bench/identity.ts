// Sign-in compared with the bare hash: P18, P19, F16, and whether timing reveals known emails (S11).
// Needs the built server (npm run build:server). Options: --pairs 5, --seconds 8, --logins 1000, --storms 3, --out <folder>.
import argon2 from 'argon2';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { IDENTITY_BUDGETS } from '../src/modules/identity/account/application/identity-budgets.js';
import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import {
  benchEmail,
  login,
  mannWhitney,
  PASSWORD,
  quantile,
  rate,
  registerMany,
  search,
} from './identity-calls.js';
import { oneStorm, refusalTime, refusedIn, type Storm } from './identity-storms.js';
import { startProduct } from './web-product.js';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    logins: { type: 'string', default: '1000' },
    storms: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
/** How many passwords the product hashes at once. */
const AT_ONCE = 2;
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const EMAILS = Array.from({ length: 60 }, (_, turn) => benchEmail(turn));

interface Row {
  what: string;
  measured: string;
  must: string;
  goal: string;
  verdict: string;
}
const rows: Row[] = [];
const row = (what: string, value: number, must: number, goal: number, more: boolean, note: string) => {
  const reaches = (limit: number) => (more ? value >= limit : value <= limit);
  const verdict = reaches(goal) ? 'goal met' : reaches(must) ? 'must met' : 'MISSED';
  const sign = more ? '≥' : '≤';
  const measured = `${value.toFixed(2)} (${note})`;
  rows.push({ what, measured, must: `${sign} ${must}`, goal: `${sign} ${goal}`, verdict });
  console.log(`${what}: ${measured} ${verdict}`);
};

// All requests come from one address, so the budgets are lifted.
for (const budget of Object.values(IDENTITY_BUDGETS)) process.env[budgetVariable(budget)] ??= '1000000/1m';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-identity-'));
const product = await startProduct(path.join(folder, 'data'));
try {
  const token = await registerMany(product.url, EMAILS);
  const emailOf = (turn: number) => EMAILS[turn % EMAILS.length] ?? '';
  await rate(2, 4, (turn) => login(product.url, emailOf(turn))); // warm
  await throughput(emailOf);
  await knownAndUnknown(emailOf);
  await storms(token);
} finally {
  await product.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
report();

async function throughput(emailOf: (turn: number) => string): Promise<void> {
  const hash = await argon2.hash(PASSWORD, PARAMETERS);
  const bare = () => rate(SECONDS, AT_ONCE, () => argon2.verify(hash, PASSWORD));
  const logins = () => rate(SECONDS, 8, (turn) => login(product.url, emailOf(turn)));
  const ratios: number[] = [];
  const figures: [number, number][] = [];
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    // Alternating order, so that noise on the machine hits both sides.
    const bareFirst = pair % 2 === 0 ? await bare() : 0;
    const ours = await logins();
    const theirs = bareFirst || (await bare());
    ratios.push(ours / theirs);
    figures.push([ours, theirs]);
  }
  const medianOf = (side: 0 | 1) =>
    quantile(
      figures.map((pair) => pair[side]),
      0.5,
    ).toFixed(1);
  const note = `${medianOf(0)} logins/s, ${medianOf(1)} bare/s; ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${ratios.length} pairs`;
  row('P18 logins / bare argon2id', quantile(ratios, 0.5), 0.7, 0.9, true, note);
}

/** Alternating, one at a time, so that noise hits both sides. */
async function knownAndUnknown(emailOf: (turn: number) => string): Promise<void> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 300; turn += 1) {
    known.push((await login(product.url, emailOf(turn), 'Wrong-Words-1')).ms);
    unknown.push((await login(product.url, `nobody-${turn}@example.org`, 'Wrong-Words-1')).ms);
  }
  const [one, other] = [quantile(known, 0.5), quantile(unknown, 0.5)];
  const note = `medians ${one.toFixed(2)} and ${other.toFixed(2)} ms, Mann-Whitney p ${mannWhitney(known, unknown).toFixed(3)}, 300 each`;
  row('S11 known / unknown email', Math.max(one, other) / Math.min(one, other), 1.1, 1.05, false, note);
}

/** Several storms, so that the median ignores a noisy one. */
async function storms(token: string): Promise<void> {
  const idle: number[] = [];
  for (let turn = 0; turn < 500; turn += 1) idle.push((await search(product.url, token)).ms);
  const memoryBefore = product.memoryMb();
  const all: Storm[] = [];
  for (let turn = 0; turn < Number(values.storms); turn += 1)
    all.push(await oneStorm(product, token, Number(values.logins), EMAILS.length));
  const medianOf = (figure: (one: Storm) => number) => quantile(all.map(figure), 0.5);
  const listed = (figure: (one: Storm) => number) => all.map((one) => figure(one).toFixed(0)).join(', ');

  const quiet = quantile(idle, 0.99);
  const loud = ({ searches }: Storm) => quantile(searches, 0.99);
  row(
    'P19 search p99 while logins wait / idle',
    medianOf(loud) / quiet,
    10,
    4,
    false,
    `${listed(loud)} / ${quiet.toFixed(1)} ms, ${all.flatMap(({ searches }) => searches).length} searches meanwhile`,
  );

  const replies = all.flatMap((one) => one.replies);
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  const answered = count(200) + all.flatMap(refusedIn).filter(({ retryAfter }) => retryAfter !== null).length;
  row(
    'F16 answered, share',
    answered / replies.length,
    1,
    1,
    true,
    `${count(200)} in, ${count(503)} × 503, ${count(429)} × 429, all within ${listed(({ seconds }) => seconds)} s`,
  );
  const memoryMost = Math.max(...all.map((one) => one.memoryMost));
  row('F16 more memory, MB', memoryMost - memoryBefore, 150, 150, false, `${memoryBefore.toFixed(0)} before`);
  row(
    'F16 time to a refusal, median ms',
    medianOf((one) => refusalTime(one, 0.5)),
    200,
    200,
    false,
    `medians ${listed((one) => refusalTime(one, 0.5))}, p99 ${listed((one) => refusalTime(one, 0.99))}, on ${values.logins} open connections`,
  );
}

function report(): void {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, load ${os.loadavg()[0]?.toFixed(1) ?? '?'} at the end, Node ${process.versions.node}`;
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${values.pairs} pairs of ${values.seconds} s, ${values.storms} storms. ${machine}`,
    '',
    '| Bar | Measured | Must | Goal | |',
    '|---|---|---:|---:|---|',
    ...rows.map(
      ({ what, measured, must, goal, verdict }) =>
        `| ${what} | ${measured} | ${must} | ${goal} | ${verdict} |`,
    ),
    '',
  ].join('\n');
  console.log(`\n${table}`);
  if (values.out === undefined) return;
  fs.mkdirSync(values.out, { recursive: true });
  fs.writeFileSync(path.join(values.out, 'identity.md'), table);
  fs.writeFileSync(
    path.join(values.out, 'identity.json'),
    `${JSON.stringify({ at: new Date(), machine, rows }, null, 2)}\n`,
  );
}
