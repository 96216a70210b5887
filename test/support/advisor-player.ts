import { AS_A_QUESTION } from '#modules/counseling-chat/application/answers/as-a-question.js';
import type { Intent } from '#modules/counseling-chat/domain/intents/intent.js';
import type { Reply } from '#modules/counseling-chat/domain/replies/reply.js';
import type { WorkedConversation, WorkedTurn } from '#modules/counseling-chat/testing/worked-conversation.js';
import { AdvisorFacts } from './data/advisor-facts.js';
import { query } from './servers/database.js';
import { call, type Person } from './data/people.js';
import type { RunningApp } from './servers/running-app.js';

interface Understood {
  kind: string;
  intent: string | null;
  tools?: [string, Record<string, unknown>][];
  guard?: { removed: number };
}

type PlayedApp = Pick<RunningApp, 'app' | 'url' | 'databaseUrl'>;

/** Plays a conversation over HTTP and tells, turn by turn, what was not as it should be. */
export async function playConversation(
  app: PlayedApp,
  student: Person,
  { turns }: WorkedConversation,
): Promise<string[]> {
  const problems: string[] = [];
  const facts = new AdvisorFacts(app, student.userId);
  let before: Reply | null = null;
  for (const turn of turns) {
    const { status, body } = await call<{ reply: Reply }>(app, student, 'POST', '/api/chat/send', {
      message: turn.says,
    });
    if (status !== 201)
      return [...problems, `"${turn.says}": status ${String(status)} ${JSON.stringify(body)}`];
    const understood = await lastUnderstood(app, student);
    if (asksWhichWasMeant(turn, body.reply)) {
      before = body.reply;
      continue;
    }
    const wrong = [
      ...((understood.guard?.removed ?? 0) > 0 ? ['had a figure that no tool found'] : []),
      ...understoodWrongly(turn, understood),
      ...saidWrongly(turn, body.reply),
      ...(await Promise.all(turn.mentions.map((mention) => facts.missing(mention, body.reply, before))))
        .filter((missing) => missing !== null)
        .map((missing) => `does not mention ${missing}`),
      ...(await stateProblems(app, student, turn)),
    ];
    if (wrong.length > 0) problems.push(`"${turn.says}" -> "${body.reply.message}": ${wrong.join('; ')}`);
    before = body.reply;
  }
  return problems;
}

/** A question that offers the right reading among others is a good answer to an unclear message. */
const asksWhichWasMeant = ({ intent, kind }: WorkedTurn, { message, chips }: Reply): boolean =>
  kind === undefined &&
  message.includes('Did you mean one of these?') &&
  intent.split('|').some((one) => chips.includes(AS_A_QUESTION[one as Intent] ?? ''));

async function lastUnderstood(app: PlayedApp, { userId }: Person): Promise<Understood> {
  const [row] = await query<{ metadata: Understood }>(
    app,
    `select metadata from counseling_chat.conversation_messages
     join counseling_chat.conversations on conversations.id = conversation_id
     where user_id = $1 and role = 'assistant' order by conversation_messages.id desc limit 1`,
    [userId],
  );
  if (row === undefined) throw new Error('No answer was stored');
  return row.metadata;
}

function understoodWrongly({ intent, tools, kind }: WorkedTurn, understood: Understood): string[] {
  const wrong: string[] = [];
  const acceptable = intent.split('|').map((one) => one.split('+')[0]);
  if (kind !== 'support' && !acceptable.includes(understood.intent ?? ''))
    wrong.push(`understood ${understood.intent ?? 'nothing'} for ${intent}`);
  if (kind !== undefined && kind !== understood.kind) wrong.push(`${understood.kind} for ${kind}`);
  const used = understood.tools ?? [];
  let from = 0;
  for (const [name, args] of tools) {
    const at = used.findIndex(([tool, input], index) => index >= from && tool === name && holds(input, args));
    if (at === -1) wrong.push(`no ${name} ${JSON.stringify(args)} in ${JSON.stringify(used)}`);
    else from = at + 1;
  }
  return wrong;
}

function saidWrongly({ avoids, cited, chips = [] }: WorkedTurn, reply: Reply): string[] {
  return [
    ...avoids.filter((words) => new RegExp(words, 'i').test(reply.message)).map((words) => `says ${words}`),
    ...(cited && reply.citations.length === 0 ? ['cites nothing'] : []),
    ...chips
      .filter((chip) => !reply.chips.includes(chip))
      .map((chip) => `no chip ${chip} in ${reply.chips.join(' | ')}`),
  ];
}

const PAGES: Readonly<Record<string, string>> = {
  academic: '/api/academic-profile',
  user: '/api/user-profile',
};

async function stateProblems(app: PlayedApp, student: Person, { state = {} }: WorkedTurn): Promise<string[]> {
  const problems: string[] = [];
  for (const [where, value] of Object.entries(state)) {
    const [page = '', field = ''] = where.split('.');
    const held =
      page === 'saved'
        ? await savedIds(app, student)
        : await answerIn(app, student, PAGES[page] ?? '', field);
    const isHeld = Array.isArray(held)
      ? JSON.stringify(held) === JSON.stringify(value)
      : asText(held) === asText(value);
    if (!isHeld) problems.push(`${where} is ${JSON.stringify(held)}`);
  }
  return problems;
}

const asText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

async function savedIds(app: PlayedApp, student: Person): Promise<number[]> {
  const { body } = await call<{ collegeId: number }[]>(app, student, 'GET', '/api/saved-colleges');
  return body.map(({ collegeId }) => collegeId);
}

async function answerIn(app: PlayedApp, student: Person, path: string, field: string): Promise<unknown> {
  const { body } = await call<Record<string, unknown> | null>(app, student, 'GET', path);
  return body?.[field] ?? null;
}

/** Whether everything of `part` is in `whole`: lists hold at least these values, texts are equal but for capitals. */
function holds(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((one) => whole.some((other) => holds(other, one)));
  if (Array.isArray(whole)) return whole.some((one) => holds(one, part));
  if (typeof part === 'object' && part !== null)
    return (
      typeof whole === 'object' &&
      whole !== null &&
      Object.entries(part).every(([key, value]) => holds((whole as Record<string, unknown>)[key], value))
    );
  if (typeof part === 'string' && typeof whole === 'string')
    return part.toLowerCase() === whole.toLowerCase();
  return part === whole;
}
