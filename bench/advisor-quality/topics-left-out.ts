import { TopicIndex } from '../../src/modules/counseling-chat/domain/knowledge/advice/topic-index.js';
import { TOPICS } from '../../src/modules/counseling-chat/domain/knowledge/advice/topics/all-topics.js';
import { normalize } from '../../src/modules/counseling-chat/domain/language/normalize.js';
import type { SentenceVector } from '../../src/modules/counseling-chat/domain/understanding/meaning.js';
import { scoresBy } from './meaning-layer/dense-softmax.js';
import { encoded } from './meaning-layer/encoded.js';
import { askedForTopics, LEARNED_TOPICS, trainedTopics } from './meaning-layer/topic-samples.js';
import { randomNumbers } from './patterns.js';

const NEAREST_OFFERED = 3;

interface Found {
  readonly asked: number;
  readonly first: number;
  readonly near: number;
}

/** How often a way to ask that was left out finds its topic by the words of the others: as the first, and among the nearest three. */
export const topicsLeftOut = (): Found =>
  foundBy(
    TOPICS.flatMap(({ key, asked }) => asked.map((line) => ({ key, line, meaning: null, leftOut: line }))),
  );

/** How often strangers' ways to ask find their topic, by words alone and by meaning too, where nothing was learned from strangers. */
export async function topicsOfStrangers(): Promise<{ words: Found; meaning: Found }> {
  const ways = askedForTopics();
  const ours = ways.filter(({ writer }) => writer === 'ours');
  const theirs = ways.filter(({ writer }) => writer !== 'ours');
  const weights = await trainedTopics(ours, randomNumbers());
  const byMeaning = (meaning: SentenceVector): ReadonlyMap<string, number> => {
    const scores = scoresBy(weights, meaning);
    return new Map(LEARNED_TOPICS.map(({ key }, at) => [key, scores[at] ?? 0]));
  };
  const vectors = await encoded(theirs.map(({ plain }) => plain));
  const asked = theirs.map(({ key, line, plain }) => ({
    ...{ key, line, leftOut: null },
    meaning: vectors.get(plain) ?? null,
  }));
  return {
    words: foundBy(asked.map((one) => ({ ...one, meaning: null }))),
    meaning: foundBy(asked, new TopicIndex(TOPICS, byMeaning)),
  };
}

interface Asked {
  readonly key: string;
  readonly line: string;
  readonly meaning: SentenceVector | null;
  /** A way to ask of ours that is not looked at. */
  readonly leftOut: string | null;
}

/** In the talk that each topic needs. */
function foundBy(asked: readonly Asked[], index = new TopicIndex(TOPICS)): Found {
  const byKey = new Map(TOPICS.map((topic) => [topic.key, topic]));
  const places = asked.map(({ key, line, meaning, leftOut }) => {
    const { after, goesOnFrom, language } = byKey.get(key) ?? {};
    const words = { plain: normalize(line).plain, meaning, language: language ?? ('en' as const) };
    return index
      .nearest(words, { situation: after ?? null, subjects: goesOnFrom ?? [] }, leftOut)
      .slice(0, NEAREST_OFFERED)
      .map(({ topic }) => topic.key)
      .indexOf(key);
  });
  return {
    asked: places.length,
    first: places.filter((at) => at === 0).length,
    near: places.filter((at) => at !== -1).length,
  };
}
