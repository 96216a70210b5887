import { type SentenceVector } from '../understanding/meaning.js';
import { type Intent, INTENTS } from './intent.js';
import { wordsOfSlotted } from './slotted-text.js';

const FEW_WORDS = 3;
const SOME_WORDS = 6;
const MANY_WORDS = 15;

const PLACES_OF_MEANING = 512;
/** Vectors of the encoder have length 1; longer ones are learned from in fewer rounds. */
const LENGTH = 4;

/** The meaning, nothing but zeros where it is not known, what was talked about before, and what is named. */
export function meaningFeatures(
  slotted: string,
  topic: Intent | null,
  meaning: SentenceVector | null,
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
  const features = new Float32Array(PLACES_OF_MEANING + 2 * INTENTS.length + flags.length);
  if (meaning !== null) features.set(meaning.map((part) => LENGTH * part));
  if (topic !== null) {
    const before = PLACES_OF_MEANING + INTENTS.indexOf(topic);
    features[before] = 1;
    if (words.length <= FEW_WORDS) features[before + INTENTS.length] = 1;
  }
  features.set(flags.map(Number), PLACES_OF_MEANING + 2 * INTENTS.length);
  return features;
}
