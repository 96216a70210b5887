import { type SentenceVector } from '../understanding/meaning.js';
import { type Intent, INTENTS } from './intent.js';
import { wordsOfSlotted } from './slotted-text.js';

const FEW_WORDS = 3;
const SOME_WORDS = 6;
const MANY_WORDS = 15;

/**
 * What the layer of intents looks at beside the meaning: what was talked about before, and what is named. `topic` undefined: it makes
 * no difference.
 */
export function meaningFeatures(
  slotted: string,
  topic: Intent | null | undefined,
  meaning: SentenceVector,
): Float32Array {
  const words = wordsOfSlotted(slotted);
  const colleges = words.filter((word) => word === 'COLLEGE').length;
  const flags = [
    colleges > 0,
    colleges > 1,
    words.includes('MAJOR'),
    words.includes('NUM'),
    slotted.trimEnd().endsWith('?'),
    words.length <= FEW_WORDS,
    words.length <= SOME_WORDS,
    words.length >= MANY_WORDS,
    topic === null,
  ];
  const features = new Float32Array(meaning.length + 2 * INTENTS.length + flags.length);
  features.set(meaning);
  const before = topic === undefined || topic === null ? -1 : INTENTS.indexOf(topic);
  if (before >= 0) {
    features[meaning.length + before] = 1;
    if (words.length <= FEW_WORDS) features[meaning.length + INTENTS.length + before] = 1;
  }
  features.set(flags.map(Number), meaning.length + 2 * INTENTS.length);
  return features;
}
