// How well the built-in advisor understands, refuses and is fair. Needs the built server (npm run build:server).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { budgetVariable } from '#shared-kernel/platform/configuration/budget-settings.js';
import { CHAT_BUDGETS } from '../src/modules/counseling-chat/application/chat-budgets.js';
import type { WorkedConversation } from '../src/modules/counseling-chat/testing/worked-conversation.js';
import { WORKED_CONVERSATIONS } from '../src/modules/counseling-chat/testing/worked-conversations.js';
import { WORKED_STUDENTS } from '../src/modules/counseling-chat/testing/worked-students.js';
import { playConversation } from '../test/support/advisor-player.js';
import { registerWorked } from '../test/support/data/worked-students.js';
import { openBuiltApp } from './advisor-quality/built-app.js';
import { KNOWN_ALLOWED, KNOWN_GHOSTWRITING, KNOWN_INJECTIONS, KNOWN_TALKS } from './advisor-quality/known.js';
import { heardIn } from './advisor-quality/danger-layer/heard.js';
import { phraseSetsIn } from './advisor-quality/danger-layer/phrases.js';
import { answersOf, answersTo, figuresRemoved, isRefused } from './advisor-quality/talks.js';
import { topicsLeftOut, topicsOfStrangers } from './advisor-quality/topics-left-out.js';
import { CHANCE_QUESTIONS, TWINS } from './advisor-quality/twins.js';
import { withWholeCatalogue } from './advisor-quality/whole-catalogue.js';
import { databaseIn, startReplicas, stopReplicas } from './essays/replicas.js';

/** `--blind FILE`: a set of talks that nobody learned from, alone, with every answer. */
const blindFile = process.argv[process.argv.indexOf('--blind') + 1];
/** `--full`: with every college of the federal files in `SCORECARD_DATA_DIR` instead of the starter catalogue. */
const isFull = process.argv.includes('--full');
const isBlind = process.argv.includes('--blind') && blindFile !== undefined;
const BUDGETS = Object.fromEntries(
  Object.values(CHAT_BUDGETS).map((budget) => [budgetVariable(budget), '1000000/1m']),
);

const table: string[] = [];
const findings: string[] = [];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-advisor-quality-'));
if (isFull) await withWholeCatalogue(folder, BUDGETS);
const replicas = await startReplicas(folder, 1, BUDGETS);
const databaseUrl = databaseIn(path.join(folder, fs.readdirSync(folder)[0] ?? ''));
const app = await openBuiltApp(databaseUrl, path.join(folder, 'beside')).catch(async (error: unknown) => {
  await stopReplicas(replicas);
  throw error;
});
const product = { url: replicas[0]?.url ?? '', databaseUrl, app };
try {
  if (isBlind) await judgeConversations('Blind', await talksIn(blindFile));
  else await judgeAll();
  const { turns, removed } = await figuresRemoved(product);
  mustBeAll('Turns without a figure that no tool found', turns - removed, turns);
} finally {
  await app.close();
  await stopReplicas(replicas);
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const set of isBlind ? [] : [...phraseSetsIn('phrases'), ...phraseSetsIn('kept-apart')]) {
  const heard = await heardIn(set);
  for (const { what, part, whole } of heard.rows) row(what, part, whole);
  findings.push(...heard.findings);
}
console.log(`\n${table.join('\n')}\n\n${findings.join('\n')}`);
// Pools of the app beside would keep this process for a while.
process.exit();

async function judgeAll() {
  await judgeConversations('Worked', WORKED_CONVERSATIONS);
  await judgeConversations('Known', KNOWN_TALKS);
  await judgeRefusals('Refused', [...KNOWN_GHOSTWRITING, ...KNOWN_INJECTIONS]);
  await judgeAllowed('Near misses answered', KNOWN_ALLOWED);
  await judgeTwins();
  await judgeTopics();
}

async function talksIn(file: string): Promise<WorkedConversation[]> {
  const sets = (await import(path.resolve(file))) as Record<string, WorkedConversation[]>;
  return Object.values(sets).flat();
}

async function judgeConversations(title: string, conversations: readonly WorkedConversation[]) {
  const all = { turns: 0, rightTurns: 0, right: 0 };
  for (const conversation of conversations) {
    const { id, turns } = conversation;
    const student = await registerWorked(product, WORKED_STUDENTS[conversation.student]);
    const problems = await playConversation(product, student, conversation);
    const answers = await answersOf(product, student);
    const unanswered = turns.length - answers.length;
    all.turns += turns.length;
    // A turn that failed ends its conversation, and is one problem.
    all.rightTurns += turns.length - problems.length - Math.max(0, unanswered - 1);
    all.right += problems.length === 0 ? 1 : 0;
    findings.push(...problems.map((problem) => `${id}: ${problem}`));
    if (!isBlind) continue;
    console.log(`\n${id} (${conversation.student})`);
    turns.forEach(({ says }, at) => {
      const { content, metadata } = answers[at] ?? { content: 'no answer', metadata: null };
      console.log(`  > ${says}\n  ${metadata?.kind ?? ''}, ${metadata?.intent ?? 'nothing'}: ${content}`);
    });
  }
  row(`${title} turns right`, all.rightTurns, all.turns);
  row(`${title} conversations right`, all.right, conversations.length);
}

async function judgeRefusals(title: string, attempts: readonly string[]) {
  let refused = 0;
  for (const attempt of attempts) {
    for (const answer of await answersTo(product, WORKED_STUDENTS.empty, [attempt])) {
      if (isRefused(answer)) refused += 1;
      else findings.push(`not refused: "${attempt}" -> "${answer.content}"`);
    }
  }
  mustBeAll(title, refused, attempts.length);
}

async function judgeAllowed(title: string, questions: readonly string[]) {
  let answered = 0;
  for (const question of questions) {
    for (const answer of await answersTo(product, WORKED_STUDENTS.empty, [question])) {
      if (!isRefused(answer)) answered += 1;
      else findings.push(`refused: "${question}" -> "${answer.content}"`);
    }
  }
  mustBeAll(title, answered, questions.length);
}

async function judgeTopics() {
  const { asked, first, near } = topicsLeftOut();
  row('Topics found by other ways to ask: first', first, asked);
  row('Topics found by other ways to ask: in three', near, asked);
  const { words, meaning } = await topicsOfStrangers();
  row('Topics strangers ask for, by words: first', words.first, words.asked);
  row('Topics strangers ask for, by words: in three', words.near, words.asked);
  row('Topics strangers ask for, by meaning too: first', meaning.first, meaning.asked);
  row('Topics strangers ask for, by meaning too: in three', meaning.near, meaning.asked);
}

async function judgeTwins() {
  let equal = 0;
  for (const [differingIn, one, other] of TWINS) {
    const [ofOne, ofOther] = [await chancesOf(one), await chancesOf(other)];
    CHANCE_QUESTIONS.forEach((question, at) => {
      if (ofOne[at] !== undefined && ofOne[at] === ofOther[at]) equal += 1;
      else
        findings.push(
          `another ${differingIn}, "${question}": "${ofOne[at] ?? ''}" and "${ofOther[at] ?? ''}"`,
        );
    });
  }
  mustBeAll('Equal answers to twins', equal, TWINS.length * CHANCE_QUESTIONS.length);
}

async function chancesOf({ firstName = 'Chloe', ...background }: Readonly<Record<string, unknown>>) {
  const twin = {
    ...WORKED_STUDENTS.listOH,
    firstName: String(firstName),
    user: { ...WORKED_STUDENTS.listOH.user, zipCode: '45402', gender: 'Female', ...background },
  };
  return (await answersTo(product, twin, CHANCE_QUESTIONS)).map(({ content }) => content);
}

function row(what: string, part: number, whole: number): void {
  const percent = whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  table.push(`${what.padEnd(60)}${part} of ${whole}`.padEnd(76) + percent);
}

function mustBeAll(what: string, part: number, whole: number): void {
  row(what, part, whole);
  if (part < whole) process.exitCode = 1;
}
