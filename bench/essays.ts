// Reviews of essays: P15, P16, the built-in reader per 1,000 words, and memory. Needs the built server (npm run build:server).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startLanguageModelServer } from '../test/support/servers/language-model-server.js';
import { registerStudent, submitAndWait } from './essays/essay-calls.js';
import { freshEssay } from './essays/fresh-essay.js';
import { startReplicas, stopReplicas } from './essays/replicas.js';
import { median } from './measuring/alternate.js';
import { type RunningProduct } from './web-product.js';

const ESSAYS = 50;
const STUDENTS = 10;
const WORDS = 650;
const LONG_WORDS = 1_000;
const SINGLE = 10;
const MODEL_MS = 2_000;
/** Of the job in one server. */
const CONCURRENCY = 10;
const P15_MUST_MS = 1_000;
const P16_MUST = 1.3;
const READER_TARGET_MS = 300;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-essays-'));
const model = await startLanguageModelServer({
  kind: 'answer',
  content: { rubric: [], comments: [], strengths: [] },
  afterMs: MODEL_MS,
});
const withModel = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stub', MODEL_TOKENS_PER_DAY: '2000000' };
let turn = 0;
try {
  await measured('built-in reader, 1 server', 1, {}, builtIn);
  await measured(`model of ${MODEL_MS} ms, 1 server`, 1, withModel, aboveTheModel);
  await measured(`model of ${MODEL_MS} ms, 2 servers`, 2, withModel, aboveTheModel);
} finally {
  await model.close();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function measured(
  name: string,
  servers: number,
  settings: Record<string, string>,
  measure: (replicas: readonly RunningProduct[], tokens: readonly string[]) => Promise<void>,
): Promise<void> {
  console.log(`\n${name}`);
  const replicas = await startReplicas(folder, servers, settings);
  try {
    const [first] = replicas;
    if (first === undefined) throw new Error('No server was started.');
    const tokens: string[] = [];
    for (let student = 0; student < STUDENTS; student += 1)
      tokens.push(await registerStudent(first.url, student));
    const before = replicas.map((replica) => replica.memoryMb());
    // Loads the thread.
    await Promise.all(
      replicas.map(({ url }) => submitAndWait(url, tokens[0] ?? '', freshEssay(++turn, WORDS))),
    );
    await measure(replicas, tokens);
    const after = replicas.map((replica) => replica.memoryMb());
    console.log(`  memory: ${inMb(before)} before the first review, ${inMb(after)} after the last`);
  } finally {
    await stopReplicas(replicas);
  }
}

async function builtIn(replicas: readonly RunningProduct[], tokens: readonly string[]): Promise<void> {
  const times = await oneByOne(replicas, tokens, LONG_WORDS);
  console.log(
    `  submit to complete, ${LONG_WORDS} words: median ${ms(median(times))} (reader's target ${ms(READER_TARGET_MS)})`,
  );
  console.log(`  ${ESSAYS} essays of ${WORDS} words at once: ${ms(await allAtOnce(replicas, tokens))}`);
}

async function aboveTheModel(replicas: readonly RunningProduct[], tokens: readonly string[]): Promise<void> {
  const times = (await oneByOne(replicas, tokens, WORDS)).toSorted((a, b) => a - b);
  const above = (times.at(-1) ?? Number.NaN) - MODEL_MS;
  console.log(
    `  P15: p95 ${ms(above)} above the model (must ${ms(P15_MUST_MS)}): ${verdict(above <= P15_MUST_MS)}`,
  );

  const wall = await allAtOnce(replicas, tokens);
  const least = Math.ceil(ESSAYS / (CONCURRENCY * replicas.length)) * MODEL_MS;
  const ratio = wall / least;
  console.log(
    `  P16: ${ESSAYS} at once ${ms(wall)}, ${ratio.toFixed(2)} x ${ms(least)} (must ${P16_MUST}): ${verdict(ratio <= P16_MUST)}`,
  );
}

async function oneByOne(
  replicas: readonly RunningProduct[],
  tokens: readonly string[],
  words: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let single = 0; single < SINGLE; single += 1)
    times.push(await submitted(replicas, tokens, single, words));
  return times;
}

async function allAtOnce(replicas: readonly RunningProduct[], tokens: readonly string[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: ESSAYS }, (_, number) => submitted(replicas, tokens, number, WORDS)),
  );
  return performance.now() - began;
}

function submitted(
  replicas: readonly RunningProduct[],
  tokens: readonly string[],
  number: number,
  words: number,
): Promise<number> {
  const url = replicas[number % replicas.length]?.url ?? '';
  return submitAndWait(url, tokens[number % tokens.length] ?? '', freshEssay(++turn, words));
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}

function inMb(figures: readonly number[]): string {
  return figures.map((mb) => `${mb.toFixed(0)} MB`).join(' and ');
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED';
}
