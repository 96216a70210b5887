import { signsIn } from '../../../src/shared-kernel/domain/crisis/danger-signs.js';
import type { Example } from './corpus.js';

const ROUNDS = 12;
/** Left out of each look at a phrase, so that no single word is relied on. Tried on writers whose phrases were not learned. */
const SHARE_LEFT_OUT = 0.2;
const LEARNING_RATE = 0.3;
const PULL_TO_ZERO = 2e-5;
const SMALLEST_STEP_SUM = 1e-2;

export interface LogisticModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

interface Seen {
  readonly signs: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

/** Logistic regression by AdaGrad; the same examples and the same random numbers give the same weights. */
export function trained(examples: readonly Example[], places: number, random: () => number): LogisticModel {
  const all = examples.map(({ text, isTrue, weight }): Seen => ({
    signs: signsIn(text, places),
    isTrue,
    weight,
  }));
  const weights = new Float64Array(places);
  const steps = new Float64Array(places).fill(SMALLEST_STEP_SUM);
  let bias = 0;
  let biasSteps = SMALLEST_STEP_SUM;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { signs, isTrue, weight } of shuffled(all, random)) {
      const looked = signs.filter(() => random() > SHARE_LEFT_OUT);
      if (looked.length === 0) continue;
      const share = 1 / Math.sqrt(looked.length);
      const miss = weight * (probability(sumOf(weights, looked) * share + bias) - (isTrue ? 1 : 0));
      biasSteps += miss * miss;
      bias -= (LEARNING_RATE / 3) * (miss / Math.sqrt(biasSteps));
      for (const place of looked) {
        const step = miss * share + PULL_TO_ZERO * (weights[place] ?? 0);
        steps[place] = (steps[place] ?? 0) + step * step;
        weights[place] = (weights[place] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(steps[place] ?? 1);
      }
    }
  }
  return { weights, bias };
}

export function scoreOf({ weights, bias }: LogisticModel, text: string): number {
  const signs = signsIn(text, weights.length);
  return signs.length === 0 ? bias : bias + sumOf(weights, signs) / Math.sqrt(signs.length);
}

const sumOf = (weights: Float64Array, signs: readonly number[]): number =>
  signs.reduce((sum, place) => sum + (weights[place] ?? 0), 0);

const probability = (score: number): number => 1 / (1 + Math.exp(-score));

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
