import { dangerFeatures } from '../../../src/shared-kernel/domain/crisis/danger-features.js';
import { plainWords, SENTENCE_END } from '../../../src/shared-kernel/domain/crisis/plain-words.js';
import type { Phrase } from './corpus.js';

const PLACES = 65_536;
const ROUNDS = 8;
/** Left out of each look at a phrase, so that no single word is relied on. Tried on two sets that it had not learned from. */
const SHARE_LEFT_OUT = 0.4;
const LEARNING_RATE = 0.3;
const PULL_TO_ZERO = 2e-5;
const SMALLEST_STEP_SUM = 1e-2;

export interface LogisticModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

interface Example extends Pick<Phrase, 'isDanger' | 'weight'> {
  readonly features: readonly number[];
}

const featuresOf = (text: string): readonly number[] =>
  dangerFeatures(
    plainWords(text).filter((word) => word !== SENTENCE_END),
    PLACES,
  );

/** Logistic regression by AdaGrad; the same phrases and the same random numbers give the same weights. */
export function trained(phrases: readonly Phrase[], random: () => number): LogisticModel {
  const examples = phrases.map((phrase): Example => ({ ...phrase, features: featuresOf(phrase.text) }));
  const weights = new Float64Array(PLACES);
  const steps = new Float64Array(PLACES).fill(SMALLEST_STEP_SUM);
  let bias = 0;
  let biasSteps = SMALLEST_STEP_SUM;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features: all, isDanger, weight } of shuffled(examples, random)) {
      const features = all.filter(() => random() > SHARE_LEFT_OUT);
      if (features.length === 0) continue;
      const share = 1 / Math.sqrt(features.length);
      const miss = weight * (probability(sumOf(weights, features) * share + bias) - (isDanger ? 1 : 0));
      biasSteps += miss * miss;
      bias -= (LEARNING_RATE / 3) * (miss / Math.sqrt(biasSteps));
      for (const place of features) {
        const step = miss * share + PULL_TO_ZERO * (weights[place] ?? 0);
        steps[place] = (steps[place] ?? 0) + step * step;
        weights[place] = (weights[place] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(steps[place] ?? 1);
      }
    }
  }
  return { weights, bias };
}

export function scoreOf({ weights, bias }: LogisticModel, text: string): number {
  const features = featuresOf(text);
  return bias + sumOf(weights, features) / Math.sqrt(features.length);
}

const sumOf = (weights: Float64Array, features: readonly number[]): number =>
  features.reduce((sum, place) => sum + (weights[place] ?? 0), 0);

const probability = (score: number): number => 1 / (1 + Math.exp(-score));

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
