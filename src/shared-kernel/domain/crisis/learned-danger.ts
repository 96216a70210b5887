import { clausesOf } from './clauses.js';
import { hasWeakSign } from './crisis.js';
import { weightOf } from '../hashed-features.js';
import { dangerFeatures } from './danger-features.js';
import { LEARNED_BIAS, LEARNED_SCALE, LEARNED_WEIGHTS } from './learned-weights.js';
import { plainWords, SENTENCE_END } from './plain-words.js';
import { isExplained } from './told-danger.js';

/** A longer clause is heard in parts. */
const WORDS_HEARD_AT_ONCE = 40;
/** Chosen on phrases that the weights were not trained on: `npm run safety:train` prints how many each would hear. */
const SURE = 0;
/** A piece of a message is short, and short pieces of ordinary talk sound alike. */
const SURE_OF_A_PIECE = 0.4;
const POSSIBLE = -1.2;
const POSSIBLE_AFTER_A_WEAK_SIGN = -3.5;

type LearnedDanger = 'sure' | 'possible' | null;

/**
 * What a small model, trained on phrases of many writers, makes of a message. It hears wordings that no rule names, clause by
 * clause, and is not asked about a clause that explains itself.
 */
export function learnedDangerIn(text: string): LearnedDanger {
  const scores = clausesOf(text).map((clause) => (isExplained(clause) ? -Infinity : scoreOfClause(clause)));
  const [whole = -Infinity, ...pieces] = scores;
  if (whole >= SURE || pieces.some((score) => score >= SURE_OF_A_PIECE)) return 'sure';
  return Math.max(...scores) >= (hasWeakSign(text) ? POSSIBLE_AFTER_A_WEAK_SIGN : POSSIBLE)
    ? 'possible'
    : null;
}

function scoreOfClause(clause: string): number {
  const said = plainWords(clause).filter((word) => word !== SENTENCE_END);
  const parts = said.length <= WORDS_HEARD_AT_ONCE ? [said] : overlapping(said);
  return Math.max(...parts.map(scoreOf));
}

/** Parts of a long clause, each beginning in the middle of the one before. */
function overlapping(sentence: readonly string[]): string[][] {
  const step = WORDS_HEARD_AT_ONCE / 2;
  const count = Math.max(1, Math.ceil(sentence.length / step) - 1);
  return Array.from({ length: count }, (_, at) => sentence.slice(at * step, at * step + WORDS_HEARD_AT_ONCE));
}

/** Above zero where danger is likelier than not. */
function scoreOf(words: readonly string[]): number {
  const features = dangerFeatures(words, WEIGHTS.length);
  let sum = 0;
  for (const place of features) sum += weightOf(WEIGHTS, place);
  return LEARNED_BIAS + (sum * LEARNED_SCALE) / Math.sqrt(features.length);
}

const WEIGHTS = LEARNED_WEIGHTS.join('');
