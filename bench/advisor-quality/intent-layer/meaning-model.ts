import type { Intent } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import { meaningFeatures } from '../../../src/modules/counseling-chat/domain/intents/meaning-features.js';
import { denseSoftmax, type Sample } from '../meaning-layer/dense-softmax.js';
import { encoded } from '../meaning-layer/encoded.js';
import type { Wanted } from './intent-corpus.js';

/** Vectors of an encoder are short; longer ones are learned from in fewer rounds. */
const LENGTH = 4;
const PLACES_OF_MEANING = 512;
const ROUNDS = 12;
const PULL_TO_ZERO = 2e-4;

/** Weights of each intent, to be used with vectors of length 1. */
export async function trainedByMeaning(
  intents: readonly Intent[],
  wanted: readonly Wanted[],
  random: () => number,
): Promise<Float64Array[]> {
  const vectors = await encoded(wanted.map(({ sentence }) => sentence));
  const samples = wanted.flatMap(({ slotted, sentence, intent, topic, weight }): Sample[] => {
    const meaning = vectors.get(sentence)?.map((part) => part * LENGTH);
    if (meaning === undefined) return [];
    return [{ vector: meaningFeatures(slotted, topic, meaning), at: intents.indexOf(intent), weight }];
  });
  const weights = denseSoftmax(intents.length, samples, { rounds: ROUNDS, pullToZero: PULL_TO_ZERO, random });
  return weights.map((one) =>
    one.map((weight, place) => (place < PLACES_OF_MEANING ? weight * LENGTH : weight)),
  );
}
