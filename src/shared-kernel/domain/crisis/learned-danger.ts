import { CRISIS_KINDS, type CrisisKind } from './crisis-kind.js';
import { signsOf, wordsSaid } from './danger-signs.js';
import { scoreOf } from './learned-signs.js';
import { DANGER, KINDS } from './learned-weights.js';

/** A longer message is heard in parts. */
const WORDS_HEARD_AT_ONCE = 40;
/** No message of 2,000 characters has more. */
const MOST_PARTS = 50;
const LONGEST_HEARD = 10_000;
/** Chosen on messages that were not learned: `npm run safety:train -- --left-out` prints what each level would hear. */
const SURE = -1.25;
const POSSIBLE = -2;

/** Part of a message, all of a short one, and how much its words speak for danger: 0 is as likely as not. */
export interface PartHeard {
  readonly text: string;
  readonly score: number;
}

/** What a small model, trained on messages of many writers, hears in words that nobody wrote down. */
export const partsHeard = (text: string): readonly PartHeard[] =>
  partsOf(text).map((part) => ({ text: part, score: scoreOf(signsOf(wordsSaid(part)), DANGER) }));

/** A score at which to act, or to ask. */
export const dangerAt = (score: number): 'sure' | 'possible' | null =>
  score >= SURE ? 'sure' : score >= POSSIBLE ? 'possible' : null;

/** By words alone. */
export const learnedDangerIn = (text: string): 'sure' | 'possible' | null =>
  dangerAt(Math.max(...partsHeard(text).map(({ score }) => score)));

/** Which danger a message tells of, where it tells of one; null where no kind is likelier than not. */
export function likeliestKind(text: string): CrisisKind | null {
  const signs = signsOf(wordsSaid(text));
  const likely = CRISIS_KINDS.map((kind) => ({ kind, score: scoreOf(signs, KINDS[kind]) })).filter(
    ({ score }) => score > 0,
  );
  return likely.sort((one, other) => other.score - one.score)[0]?.kind ?? null;
}

/** Parts of a long message, each beginning in the middle of the one before. */
function partsOf(text: string): readonly string[] {
  const words = text.slice(0, LONGEST_HEARD).split(/\s+/u);
  if (words.length <= WORDS_HEARD_AT_ONCE) return [text.slice(0, LONGEST_HEARD)];
  const step = WORDS_HEARD_AT_ONCE / 2;
  const count = Math.min(MOST_PARTS, Math.max(1, Math.ceil(words.length / step) - 1));
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * step, at * step + WORDS_HEARD_AT_ONCE).join(' '),
  );
}
