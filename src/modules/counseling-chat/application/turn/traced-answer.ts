import { untraced } from '../../domain/figures/figure-guard.js';
import { readFigures } from '../../domain/figures/read-figures.js';
import { type Answered, type Turn } from '../advisor.js';
import { figuresIn } from '../tools/figures-in.js';

/** The least SAT total, which a sentence about an impossible score states. */
const LEAST_SAT = '400';
const NOTHING_LEFT = 'I couldn’t look that up just now. Shall we try another question?';

/** The answer without lines that carry a number which no tool found, no rule of ours states and the student did not tell. */
export function tracedAnswer(answered: Answered, turn: Turn): Answered {
  // What a model wrote was checked sentence by sentence, college by college.
  if (answered.engine !== 'built-in') return answered;
  const { figures: printed = [] } = answered.reply;
  const allowed = {
    figures: [...figuresIn(turn.tools.calls), ...printed],
    told: [LEAST_SAT, ...numbersKnownOf(turn, answered.intent === 'repeat')],
  };
  const lines = answered.reply.message.split('\n');
  const traced = lines.filter((line) => untraced(line, allowed).length === 0);
  if (traced.length === lines.length) return answered;
  return {
    ...answered,
    reply: { ...answered.reply, message: traced.length === 0 ? NOTHING_LEFT : traced.join('\n'), blocks: [] },
    guard: { ...answered.guard, removed: answered.guard.removed + lines.length - traced.length },
  };
}

/** What the student wrote or stored, and what Wren supposed for them. */
function numbersKnownOf({ message, state, student, tools, history }: Turn, isSaidAgain: boolean): string[] {
  const supposed = tools.calls.map(({ input }) => JSON.stringify(input));
  const budget = student.budget === null ? '' : `$${student.budget.toLocaleString('en-US')}`;
  // What is said again was traced when it was said first.
  const before = isSaidAgain ? [history.at(-1)?.reply ?? ''] : [];
  const texts = [...before, message, budget, JSON.stringify(state.pending), ...supposed];
  return texts.flatMap((text) => readFigures(text).map((written) => written.text));
}
