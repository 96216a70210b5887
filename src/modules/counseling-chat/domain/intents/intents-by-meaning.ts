import { weightsOf } from '#shared-kernel/domain/hashed-features.js';
import { type SentenceVector } from '../understanding/meaning.js';
import { type Intent, INTENTS } from './intent.js';
import { meaningFeatures } from './meaning-features.js';
import { MEANT_INTENTS, MEANT_SCALE } from './meant-intent-weights.js';

const KNOWN = INTENTS.flatMap((intent) => {
  const letters = MEANT_INTENTS[intent];
  if (letters === undefined) return [];
  return [{ intent, weights: weightsOf(letters) }];
});

/** How much the meaning of a sentence speaks for each intent after this topic: the higher, the likelier. */
export function intentsByMeaning(
  slotted: string,
  topic: Intent | null,
  meaning: SentenceVector,
): ReadonlyMap<Intent, number> {
  const features = meaningFeatures(slotted, topic, meaning);
  return new Map(KNOWN.map(({ intent, weights }) => [intent, MEANT_SCALE * sumOf(weights, features)]));
}

/** The last weight counts for every sentence. */
function sumOf(weights: Int8Array, features: Float32Array): number {
  let sum = weights[features.length] ?? 0;
  for (let place = 0; place < features.length; place += 1)
    sum += (weights[place] ?? 0) * (features[place] ?? 0);
  return sum;
}
