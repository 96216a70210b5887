import { TOPICS } from '../../../src/modules/counseling-chat/domain/knowledge/advice/topics/all-topics.js';
import { normalize } from '../../../src/modules/counseling-chat/domain/language/normalize.js';
import { denseSoftmax, type Sample } from './dense-softmax.js';
import { encoded } from './encoded.js';
import { waysToAsk } from './ways-to-ask.js';

/** Topics in English: the encoder knows no other language. */
export const LEARNED_TOPICS = TOPICS.filter(({ language }) => language === undefined);

export interface AskedFor {
  readonly key: string;
  readonly line: string;
  readonly plain: string;
  /** Ours, or the file of the one who wrote it. */
  readonly writer: string;
}

/** Every known way to ask for a topic. */
export function askedForTopics(): AskedFor[] {
  const ours = LEARNED_TOPICS.flatMap(({ key, asked }) =>
    asked.map((line) => ({ key, line, writer: 'ours' })),
  );
  const theirs = waysToAsk('topics').filter(({ key }) => LEARNED_TOPICS.some((topic) => topic.key === key));
  return [...ours, ...theirs].map((one) => ({ ...one, plain: normalize(one.line).plain }));
}

/** The sentences of an encoder are short vectors; longer ones are learned from in fewer rounds. */
const LENGTH = 4;
const ROUNDS = 10;
const PULL_TO_ZERO = 1e-5;

/** Weights of each topic, to be used with vectors of length 1. */
export async function trainedTopics(
  ways: readonly AskedFor[],
  random: () => number,
): Promise<Float64Array[]> {
  const vectors = await encoded(ways.map(({ plain }) => plain));
  const samples = ways.flatMap(({ key, plain }): Sample[] => {
    const vector = vectors.get(plain);
    const at = LEARNED_TOPICS.findIndex((topic) => topic.key === key);
    return vector === undefined ? [] : [{ vector: vector.map((part) => part * LENGTH), at, weight: 1 }];
  });
  const weights = denseSoftmax(LEARNED_TOPICS.length, samples, {
    rounds: ROUNDS,
    pullToZero: PULL_TO_ZERO,
    random,
  });
  return weights.map((one) =>
    one.map((weight, place) => (place < one.length - 1 ? weight * LENGTH : weight)),
  );
}
