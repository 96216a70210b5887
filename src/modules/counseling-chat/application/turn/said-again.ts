import { normalize } from '../../domain/language/normalize.js';
import { type Answered, type Turn } from '../advisor.js';

const WANTS_IT_AGAIN =
  /\b(?:say|tell me|write|show me|send) (?:that|it|this|them) (?:one more time|again|once more)\b|\brepeat\b|\bone more time\b|\bcome again\b|\bwhat (?:was that|did you (?:just )?say)(?: again)?[ ?.!]*$|\botra vez\b|\brepite\w*\b/u;
const LONGEST = 9;

/** The last answer word for word, with its sources, where the student wants to hear it again. */
export function saidAgain({ message, history, state }: Turn): Answered | null {
  const last = history.at(-1);
  const { plain, words } = normalize(message);
  if (last === undefined || words.length > LONGEST || !WANTS_IT_AGAIN.test(plain)) return null;
  return {
    reply: {
      kind: 'answer',
      message: last.reply,
      blocks: [],
      citations: last.citations,
      chips: ['In plain words, please', 'What should I do next?'],
      actions: [],
    },
    state,
    intent: 'repeat',
    extracted: [],
    engine: 'built-in',
    model: null,
    guard: { removed: 0, fellBack: false },
  };
}
