import { inBrief, inFewRows, isTooLong } from './in-brief.js';
import { withoutQuestions, withOneQuestion } from './questions-in.js';
import { type Citation, type Reply, type ReplyKind } from './reply.js';

const MOST_CHIPS = 4;
/** The first of these that occurs is the kind of the whole. */
const KINDS: readonly ReplyKind[] = [
  'support',
  'proposal',
  'refusal',
  'question',
  'answer',
  'aftercare',
  'unsure',
];

/** Several answers as one: citations numbered anew, one question, no longer than a student reads, the chips of all in turn. */
export function joinReplies(replies: readonly Reply[]): Reply {
  const [only] = replies;
  if (only !== undefined && replies.length === 1) return { ...only, message: withOneQuestion(only.message) };
  const whole = joined(replies);
  if (!isTooLong(whole.message)) return whole;
  const brief = joined(replies.map((reply) => shortened(reply, inBrief)));
  return isTooLong(brief.message)
    ? joined(replies.map((reply) => shortened(reply, (message) => inFewRows(inBrief(message)))))
    : brief;
}

function joined(replies: readonly Reply[]): Reply {
  const citations: Citation[] = [];
  const messages = askingLast(replies).map((reply, index) => {
    const message = renumbered(reply, citations);
    return index === replies.length - 1 ? withOneQuestion(message) : withoutQuestions(message);
  });
  return {
    kind: KINDS.find((kind) => replies.some((reply) => reply.kind === kind)) ?? 'answer',
    message: messages.filter((message) => message !== '').join('\n'),
    blocks: replies.flatMap(({ blocks }) => blocks),
    citations,
    chips: inTurn(replies.map(({ chips }) => chips)).slice(0, MOST_CHIPS),
    actions: replies.flatMap(({ actions }) => actions),
    figures: replies.flatMap(({ figures }) => figures ?? []),
  };
}

/** Only the last one asks: a proposal or a question that waits for its answer goes there. */
function askingLast(replies: readonly Reply[]): readonly Reply[] {
  const asker =
    replies.findLast(({ kind }) => kind === 'proposal') ??
    replies.findLast(({ kind }) => kind === 'question');
  return asker === undefined ? replies : [...replies.filter((reply) => reply !== asker), asker];
}

/** Sources of what was left out go with it. */
function shortened(reply: Reply, shorter: (message: string) => string): Reply {
  const message = shorter(reply.message);
  return {
    ...reply,
    message,
    citations: reply.citations.filter(({ n }) => message.includes(`[${String(n)}]`)),
  };
}

/** The message with the numbers its citations get among all; those not yet among them are added. */
function renumbered({ message, citations }: Reply, all: Citation[]): string {
  const numbers = new Map(citations.map((citation) => [citation.n, numberAmong(all, citation)]));
  return message.replace(/\[(\d+)\]/g, (mark, n: string) => {
    const number = numbers.get(Number(n));
    return number === undefined ? mark : `[${String(number)}]`;
  });
}

function numberAmong(all: Citation[], citation: Citation): number {
  const known = all.find(({ label, url }) => label === citation.label && url === citation.url);
  if (known !== undefined) return known.n;
  const n = all.length + 1;
  all.push({ ...citation, n });
  return n;
}

function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(rounds.flat())];
}
