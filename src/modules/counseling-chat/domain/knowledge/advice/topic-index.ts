import { normalize } from '../../language/normalize.js';
import { type SentenceVector } from '../../understanding/meaning.js';
import { type TalkSoFar } from './talk-so-far.js';
import { type Features, topicFeatures } from './topic-features.js';
import { topicsByMeaning } from './topics-by-meaning.js';
import { type Topic } from './topics/topic.js';
import { type Weights, WeightsByFeature } from './weights-by-feature.js';

export interface NearTopic {
  readonly topic: Topic;
  /** From 0, where nothing is shared; the higher, the surer. */
  readonly nearness: number;
  /** Of that, what its words tell. */
  readonly inWords: number;
}

/** What a topic is looked for by. */
export interface AskedInWords {
  readonly plain: string;
  /** Null where the words alone tell. */
  readonly meaning: SentenceVector | null;
  readonly language?: 'en' | 'es';
}

/** One way to ask for a topic, and where it stands among all. */
interface Phrase {
  readonly at: number;
  readonly asked: string;
  readonly weights: Weights;
}

interface Known {
  readonly at: number;
  readonly topic: Topic;
  readonly phrases: readonly Phrase[];
  /** All ways to ask together. */
  readonly asked: Weights;
  /** The words of the answer, which students use too. */
  readonly said: Weights;
}

const WEIGHT_OF_SAID = 0.8;
const WEIGHT_OF_NEAREST = 0.5;
/** Of the one who told it, before the same of everyone. */
const OF_THEIR_SITUATION = 0.2;
/** Of what the talk is about, likewise. */
const OF_THE_TALK = 0.25;
/** Asked in just these words. */
const THE_SAME_WORDS = 0.97;
/** Of a feature that no topic has. */
const WEIGHT_OF_UNKNOWN = 0.5;
/** Of the likelihood by meaning, as a logarithm: strangers' ways to ask find their topic most often with it. */
const WEIGHT_OF_MEANING = 0.06;
/** Below it, it makes no difference how unlikely. */
const LEAST_LIKELY = -12;

/** What a message shares with each phrase and topic, by where they stand. */
interface Shared {
  readonly phrases: Float64Array;
  readonly asked: Float64Array;
  readonly said: Float64Array;
}

/** Finds the topics a message is about, by how much it shares with the ways to ask for them; rare words tell the most. */
export class TopicIndex {
  private readonly byMeaning: (meaning: SentenceVector) => ReadonlyMap<string, number>;
  private readonly topicsWith = new Map<string, number>();
  private readonly known: readonly Known[];
  /** By feature: the phrases that have it, with its weight there. */
  private readonly phrasesWith = new WeightsByFeature();
  /** Likewise: topics, by all their ways to ask together, and by their answers. */
  private readonly askedWith = new WeightsByFeature();
  private readonly saidWith = new WeightsByFeature();

  /** `byMeaning`: how much a meaning speaks for each topic, by its key. */
  constructor(topics: readonly Topic[], byMeaning: TopicIndex['byMeaning'] = topicsByMeaning) {
    this.byMeaning = byMeaning;
    const read = topics.map((topic) => ({
      topic,
      asked: topic.asked.map((asked) => ({ asked, features: featuresOf(asked) })),
    }));
    for (const { asked } of read) this.countFeatures(asked.map(({ features }) => features));
    let at = 0;
    this.known = read.map(({ topic, asked }, place) => {
      const phrases = asked.map((one) => ({
        at: at++,
        asked: one.asked,
        weights: this.weighed(one.features, topics.length),
      }));
      return {
        at: place,
        topic,
        phrases,
        asked: togetherOf(phrases),
        said: this.weighed(this.onlyKnown(featuresOf(wordsOfAnswer(topic))), topics.length),
      };
    });
    for (const known of this.known) {
      for (const phrase of known.phrases) this.phrasesWith.add(phrase.at, phrase.weights);
      this.askedWith.add(known.at, known.asked);
      this.saidWith.add(known.at, known.said);
    }
  }

  /** The nearest first. `leftOut`: a way to ask that is not looked at, to try how well the others find its topic. */
  nearest(
    { plain, meaning, language = 'en' }: AskedInWords,
    talk: TalkSoFar,
    leftOut: string | null = null,
  ): readonly NearTopic[] {
    const weights = this.weighed(topicFeatures(plain), this.known.length);
    const shared: Shared = {
      phrases: this.phrasesWith.sharedWith(weights),
      asked: this.askedWith.sharedWith(weights),
      said: this.saidWith.sharedWith(weights),
    };
    const fitting = this.known
      .filter(({ topic }) => fitsAfter(topic, talk) && (topic.needs?.test(plain) ?? true))
      .filter(({ topic }) => (topic.language ?? 'en') === language);
    const likely =
      meaning === null || language === 'es' ? null : likelihoods(fitting, this.byMeaning(meaning));
    return fitting
      .map((known) => {
        const inWords = nearnessOf(shared, known, weights, leftOut);
        const nearness = inWords + WEIGHT_OF_MEANING * (likely?.get(known) ?? 0);
        return { topic: known.topic, nearness, inWords };
      })
      .toSorted((one, other) => other.nearness - one.nearness);
  }

  private countFeatures(phrases: readonly Features[]): void {
    for (const feature of new Set(phrases.flatMap((features) => [...features.keys()])))
      this.topicsWith.set(feature, (this.topicsWith.get(feature) ?? 0) + 1);
  }

  private weighed(features: Features, topics: number): Weights {
    const weights = [...features].map(([feature, weight]): [string, number] => {
      const having = this.topicsWith.get(feature);
      const rarity = Math.log((topics + 1) / (having ?? 1));
      return [feature, weight * rarity * (having === undefined ? WEIGHT_OF_UNKNOWN : 1)];
    });
    return ofLengthOne(weights);
  }

  private onlyKnown(features: Features): Features {
    return new Map([...features].filter(([feature]) => this.topicsWith.has(feature)));
  }
}

/** As logarithms; of those that fit, one is meant. */
function likelihoods(
  fitting: readonly Known[],
  scores: ReadonlyMap<string, number>,
): ReadonlyMap<Known, number> {
  const known = fitting.map((one): [Known, number] => [one, scores.get(one.topic.key) ?? -Infinity]);
  const most = known.reduce((highest, [, score]) => Math.max(highest, score), -Infinity);
  const all = Math.log(known.reduce((sum, [, score]) => sum + Math.exp(score - most), 0));
  return new Map(known.map(([one, score]) => [one, Math.max(LEAST_LIKELY, score - most - all)]));
}

const fitsAfter = ({ after, goesOnFrom }: Topic, { situation, subjects }: TalkSoFar): boolean =>
  (after === undefined || after === situation) &&
  (goesOnFrom === undefined || goesOnFrom.some((subject) => subjects.includes(subject)));

const featuresOf = (text: string): Features => topicFeatures(normalize(text).plain);

const wordsOfAnswer = ({ key, says, source }: Topic): string =>
  [key.replaceAll('-', ' '), ...says, source?.title ?? ''].join('. ');

function nearnessOf(shared: Shared, known: Known, weights: Weights, leftOut: string | null): number {
  const { topic } = known;
  const phrases = leftOut === null ? known.phrases : known.phrases.filter(({ asked }) => asked !== leftOut);
  const isWhole = phrases.length === known.phrases.length;
  const asked = isWhole ? (shared.asked[known.at] ?? 0) : sharedBy(weights, togetherOf(phrases));
  const nearest = isWhole ? nearestBetween(shared.phrases, known) : nearestOf(shared.phrases, phrases);
  const isAsked = nearest >= THE_SAME_WORDS ? 1 : 0;
  const isOfTheirs =
    (topic.after === undefined ? 0 : OF_THEIR_SITUATION) + (topic.goesOnFrom === undefined ? 0 : OF_THE_TALK);
  return (
    isAsked + isOfTheirs + asked + WEIGHT_OF_SAID * (shared.said[known.at] ?? 0) + WEIGHT_OF_NEAREST * nearest
  );
}

/** The phrases of a topic stand side by side. */
function nearestBetween(shared: Float64Array, { phrases }: Known): number {
  const [first, last] = [phrases[0]?.at ?? 0, phrases.at(-1)?.at ?? -1];
  let nearest = 0;
  for (let at = first; at <= last; at += 1) nearest = Math.max(nearest, shared[at] ?? 0);
  return nearest;
}

const nearestOf = (shared: Float64Array, phrases: readonly Phrase[]): number =>
  Math.max(0, ...phrases.map(({ at }) => shared[at] ?? 0));

function sharedBy(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0);
  return sum;
}

function togetherOf(phrases: readonly Phrase[]): Weights {
  const sum = new Map<string, number>();
  for (const { weights } of phrases)
    for (const [feature, weight] of weights) sum.set(feature, (sum.get(feature) ?? 0) + weight);
  return ofLengthOne([...sum]);
}

function ofLengthOne(weights: readonly (readonly [string, number])[]): Weights {
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return new Map(weights.map(([feature, weight]) => [feature, length === 0 ? 0 : weight / length]));
}
