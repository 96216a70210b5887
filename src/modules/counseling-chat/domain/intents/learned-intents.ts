import { weightsOf } from '#shared-kernel/domain/hashed-features.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { intentFeatures } from './intent-features.js';
import { type Intent, INTENTS } from './intent.js';
import { intentsByMeaning } from './intents-by-meaning.js';
import { LEARNED_INTENTS, LEARNED_SCALE } from './learned-intent-weights.js';

const KNOWN = INTENTS.flatMap((intent) => {
  const weights = LEARNED_INTENTS[intent];
  return weights === undefined ? [] : [{ intent, weights: weightsOf(weights) }];
});
const PLACES = KNOWN[0]?.weights.length ?? 1;

/** How likely each intent is after this topic, by what two small models learned: one of words, and one of meaning where it is known. */
export function learnedIntents(
  slotted: string,
  topic: Intent | null,
  meaning: SentenceVector | null = null,
): ReadonlyMap<Intent, number> {
  const words = scoresOfWords(slotted, topic);
  const byWords = likelihoods(words);
  if (meaning === null) return byWords;
  const meant = intentsByMeaning(slotted, topic, meaning);
  const both = likelihoods(words.map(([intent, score]) => [intent, score + (meant.get(intent) ?? 0)]));
  return new Map(
    [...both].map(([intent, likelihood]) => [
      intent,
      SAID_IN_WORDS.includes(intent) ? Math.min(likelihood, byWords.get(intent) ?? 0) : likelihood,
    ]),
  );
}

/** These change something, or are refused: that they may be meant is not enough. */
const SAID_IN_WORDS: readonly Intent[] = [
  'ghostwrite',
  'injection',
  'remove_college',
  'save_college',
  'tell_fact',
];

function scoresOfWords(slotted: string, topic: Intent | null): [Intent, number][] {
  const features = intentFeatures(slotted, topic, PLACES);
  const step = LEARNED_SCALE / Math.sqrt(features.length);
  return KNOWN.map(({ intent, weights }) => {
    let steps = 0;
    for (const place of features) steps += weights[place] ?? 0;
    return [intent, step * steps];
  });
}

/** They sum to 1. */
function likelihoods(scores: readonly (readonly [Intent, number])[]): ReadonlyMap<Intent, number> {
  const most = Math.max(...scores.map(([, score]) => score));
  const powers = scores.map(([intent, score]) => [intent, Math.exp(score - most)] as const);
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}
