import { weightsOf } from '#shared-kernel/domain/hashed-features.js';
import { type SentenceVector } from '../../understanding/meaning.js';
import { type Intent } from '../../intents/intent.js';
import { LEARNED_TOPICS, TOPIC_SCALE, TOPIC_WISHES } from './learned-topic-weights.js';

type Weights = readonly (readonly [key: string, weights: Int8Array])[];

let read: Weights | undefined;
/** Read for the first message: a server that nobody talks to does without. */
const known = (): Weights =>
  (read ??= Object.entries(LEARNED_TOPICS).map(([key, letters]) => [key, weightsOf(letters)] as const));

/** How much the meaning of a sentence speaks for each topic, by its key: the higher, the likelier. */
export const topicsByMeaning = (meaning: SentenceVector): ReadonlyMap<string, number> =>
  new Map(known().map(([key, weights]) => [key, TOPIC_SCALE * sumOf(weights, meaning)]));

/** What who asks for a topic wants otherwise; undefined for topics in Spanish. */
export const wishOfTopic = (key: string): Intent | undefined => TOPIC_WISHES[key];

/** The last weight counts for every sentence. */
function sumOf(weights: Int8Array, meaning: SentenceVector): number {
  let sum = weights[meaning.length] ?? 0;
  for (let place = 0; place < meaning.length; place += 1)
    sum += (weights[place] ?? 0) * (meaning[place] ?? 0);
  return sum;
}
