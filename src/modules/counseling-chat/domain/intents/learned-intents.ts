import { weightOf } from '#shared-kernel/domain/hashed-features.js';
import { intentFeatures } from './intent-features.js';
import { type Intent, INTENTS } from './intent.js';
import { LEARNED_INTENTS, LEARNED_SCALE } from './learned-intent-weights.js';

const KNOWN = INTENTS.flatMap((intent) => {
  const weights = LEARNED_INTENTS[intent];
  return weights === undefined ? [] : [{ intent, weights: stepsOf(weights) }];
});
const PLACES = KNOWN[0]?.weights.length ?? 1;

/** How likely each intent is after this topic, by what a small model learned from examples; they sum to 1. */
export function learnedIntents(slotted: string, topic: Intent | null): ReadonlyMap<Intent, number> {
  const features = intentFeatures(slotted, topic, PLACES);
  const step = LEARNED_SCALE / Math.sqrt(features.length);
  const powers = KNOWN.map(({ intent, weights }): [Intent, number] => {
    let steps = 0;
    for (const place of features) steps += weights[place] ?? 0;
    return [intent, Math.exp(step * steps)];
  });
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}

function stepsOf(letters: string): Int8Array {
  return Int8Array.from(letters, (_letter, place) => weightOf(letters, place));
}
