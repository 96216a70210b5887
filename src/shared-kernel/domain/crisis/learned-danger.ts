import { hasWeakSign } from './crisis.js';
import { weightOf } from '../hashed-features.js';
import { dangerFeatures } from './danger-features.js';
import { LEARNED_BIAS, LEARNED_SCALE, LEARNED_WEIGHTS } from './learned-weights.js';
import { plainWords, SENTENCE_END } from './plain-words.js';

/** A longer message is heard sentence by sentence, so that one is not lost in many. */
const WORDS_HEARD_AT_ONCE = 40;
/** Chosen on phrases that the weights were not trained on: `npm run safety:train` prints how many each would hear. */
const SURE = -0.3;
const POSSIBLE = -1;
const POSSIBLE_AFTER_A_WEAK_SIGN = -3.5;

type LearnedDanger = 'sure' | 'possible' | null;

/**
 * What a small model, trained on phrases of many writers, makes of a message. It hears wordings that no written sign names, and
 * only adds to the signs.
 */
export function learnedDangerIn(text: string): LearnedDanger {
  const score = Math.max(...partsOf(plainWords(text)).map(scoreOf));
  if (score >= SURE) return 'sure';
  return score >= (hasWeakSign(text) ? POSSIBLE_AFTER_A_WEAK_SIGN : POSSIBLE) ? 'possible' : null;
}

function partsOf(words: readonly string[]): string[][] {
  const said = words.filter((word) => word !== SENTENCE_END);
  return said.length <= WORDS_HEARD_AT_ONCE ? [said] : sentencesOf(words).flatMap(overlapping);
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words) {
    if (word === SENTENCE_END) sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  return sentences;
}

/** Parts of a long sentence, each beginning in the middle of the one before. */
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
