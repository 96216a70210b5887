// Turns of the advisor: P17 above a stub model, and the built-in advisor. Needs the built server (npm run build:server).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import { CHAT_BUDGETS } from '../src/modules/counseling-chat/application/chat-budgets.js';
import { startLanguageModelServer } from '../test/support/servers/language-model-server.js';
import { registerStudent } from './essays/essay-calls.js';
import { startReplicas, stopReplicas } from './essays/replicas.js';

const MODEL_MS = 300;
const TURNS = 60;
const WARM_UP = 5;
const P17_MUST_MS = 100;
const P17_GOAL_MS = 30;
const BUILT_IN_GOAL_MS = 60;

const QUESTIONS = [
  'What are my chances at Ohio State?',
  'What would Purdue cost?',
  'Compare Ohio State and Purdue',
  'cheaper public colleges in Ohio',
  'Find safety schools',
  'What is early decision?',
];
const BUDGETS = Object.fromEntries(
  Object.values(CHAT_BUDGETS).map((budget) => [budgetVariable(budget), '1000000/1m']),
);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-bench-advisor-'));
const model = await startLanguageModelServer({
  kind: 'says',
  text: 'I don’t know that. Shall we look at your list?',
  afterMs: MODEL_MS,
});
try {
  const builtIn = await p95OfTurns({});
  console.log(`built-in turn, p95 ${ms(builtIn)} (goal ${ms(BUILT_IN_GOAL_MS)})`);
  const withModel = await p95OfTurns({
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'stub',
    MODEL_TOKENS_PER_DAY: '20000000',
    MODEL_TOKENS_PER_DAY_TOTAL: '20000000',
  });
  const above = withModel - MODEL_MS;
  const verdict = above <= P17_MUST_MS ? 'met' : 'MISSED';
  console.log(
    `P17: p95 ${ms(above)} above the model (must ${ms(P17_MUST_MS)}, goal ${ms(P17_GOAL_MS)}): ${verdict}`,
  );
} finally {
  await model.close();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function p95OfTurns(settings: Record<string, string>): Promise<number> {
  const replicas = await startReplicas(folder, 1, { ...BUDGETS, ...settings });
  try {
    const url = replicas[0]?.url ?? '';
    const token = await registerStudent(url, Object.keys(settings).length);
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
      const took = await timed(() => send(url, token, QUESTIONS[turn % QUESTIONS.length] ?? ''));
      if (turn >= WARM_UP) times.push(took);
    }
    return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  } finally {
    await stopReplicas(replicas);
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

async function send(url: string, token: string, message: string): Promise<void> {
  const reply = await fetch(`${url}/api/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  if (reply.status !== 201) throw new Error(`A turn failed: ${String(reply.status)} ${await reply.text()}`);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
