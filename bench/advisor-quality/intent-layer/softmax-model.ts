import { intentFeatures } from '../../../src/modules/counseling-chat/domain/intents/intent-features.js';
import type { Intent } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import type { Wanted } from './intent-corpus.js';

const PLACES = 4_096;
const ROUNDS = 5;
/** Where the topic makes no difference, it is any or none, anew in each round. */
const SHARE_WITHOUT_TOPIC = 0.5;
/** Left out of each look, so that no single word is relied on. */
const SHARE_LEFT_OUT = 0.1;
const LEARNING_RATE = 0.3;
const PULL_TO_ZERO = 1e-5;
const SMALLEST_STEP_SUM = 1e-2;
const TOO_SMALL_TO_LEARN = 1e-4;

/** Softmax regression by AdaGrad: weights of each intent. */
export function trainedWeights(
  intents: readonly Intent[],
  wanted: readonly Wanted[],
  random: () => number,
): Float64Array[] {
  const weights = intents.map(() => new Float64Array(PLACES));
  const steps = intents.map(() => new Float64Array(PLACES).fill(SMALLEST_STEP_SUM));
  for (let round = 0; round < ROUNDS; round++)
    for (const one of shuffled(wanted, random)) {
      const features = lookedAt(one, intents, random);
      const at = intents.indexOf(one.intent);
      for (const [intent, share] of sharesOf(weights, features).entries())
        learn(weights[intent], steps[intent], features, one.weight * (share - (intent === at ? 1 : 0)));
    }
  return weights;
}

function lookedAt({ slotted, topic }: Wanted, intents: readonly Intent[], random: () => number): number[] {
  const any = intents[Math.floor(random() * intents.length)] ?? null;
  const before = topic === undefined ? (random() < SHARE_WITHOUT_TOPIC ? null : any) : topic;
  return intentFeatures(slotted, before, PLACES).filter(() => random() >= SHARE_LEFT_OUT);
}

function learn(
  weights: Float64Array | undefined,
  steps: Float64Array | undefined,
  features: readonly number[],
  miss: number,
): void {
  if (weights === undefined || steps === undefined || Math.abs(miss) < TOO_SMALL_TO_LEARN) return;
  for (const place of features) {
    const step = miss / Math.sqrt(features.length) + PULL_TO_ZERO * (weights[place] ?? 0);
    steps[place] = (steps[place] ?? 0) + step * step;
    weights[place] = (weights[place] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(steps[place] ?? 1);
  }
}

function sharesOf(all: readonly Float64Array[], features: readonly number[]): number[] {
  const scores = all.map(
    (weights) => features.reduce((sum, place) => sum + (weights[place] ?? 0), 0) / Math.sqrt(features.length),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
