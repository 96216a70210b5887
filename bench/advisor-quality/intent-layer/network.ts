import { type Intent } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import { intentFeatures } from '../../../src/modules/counseling-chat/domain/intents/intent-features.js';
import { meaningFeatures } from '../../../src/modules/counseling-chat/domain/intents/meaning-features.js';
import { encoded } from '../meaning-layer/encoded.js';
import { shuffled } from '../patterns.js';
import type { Wanted } from './intent-corpus.js';

/** A network with one hidden layer: weights of each word feature and each part of the meaning, then of each intent. */
export interface Network {
  /** One row of hidden units for each place of a word feature. */
  readonly words: Matrix;
  /** The same for each part of the meaning; the last row counts for every message. */
  readonly meaning: Matrix;
  /** One row of hidden units for each intent, and one that counts for every message. */
  readonly intents: Matrix;
}

/** Rows one after another, and the sums of squared steps that AdaGrad divides by. */
interface Matrix {
  readonly weights: Float32Array;
  readonly steps: Float32Array;
}

const PLACES = 16_384;
export const HIDDEN = 64;
const ROUNDS = 9;
const LEARNING_RATE = 0.04;
const SMALLEST_STEP_SUM = 1e-2;
const TOO_SMALL_TO_LEARN = 1e-3;
/** Left out of each look, so that no single sign is relied on. */
const WORDS_LEFT_OUT = 0.15;
const HIDDEN_LEFT_OUT = 0.25;
/** Of the looks: a message whose meaning is not known is understood too. */
const MEANING_LEFT_OUT = 0.2;
/** Where the topic makes no difference, it is any or none, anew in each round. */
const SHARE_WITHOUT_TOPIC = 0.5;
const FIRST_WEIGHTS = 0.05;
const FIRST_WEIGHTS_OF_INTENTS = 0.1;

/** Learned one message at a time, by AdaGrad. */
export async function trainedNetwork(
  intents: readonly Intent[],
  wanted: readonly Wanted[],
  random: () => number,
): Promise<Network> {
  const vectors = await encoded(wanted.map(({ sentence }) => sentence));
  const partsOfMeaning = meaningFeatures('', null, null).length + 1;
  const network: Network = {
    words: matrix(PLACES * HIDDEN, () => FIRST_WEIGHTS * normal(random)),
    meaning: matrix(partsOfMeaning * HIDDEN, () => FIRST_WEIGHTS * normal(random)),
    intents: matrix(intents.length * (HIDDEN + 1), () => FIRST_WEIGHTS_OF_INTENTS * normal(random)),
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const one of shuffled(wanted, random)) {
      const topic = topicFor(one, intents, random);
      const meaning = random() < MEANING_LEFT_OUT ? null : (vectors.get(one.sentence) ?? null);
      const words = intentFeatures(one.slotted, topic, PLACES).filter(() => random() >= WORDS_LEFT_OUT);
      learn(
        network,
        { words, dense: meaningFeatures(one.slotted, topic, meaning) },
        intents.indexOf(one.intent),
        one.weight,
        random,
      );
    }
  return network;
}

interface Seen {
  readonly words: readonly number[];
  readonly dense: Float32Array;
}

function topicFor({ topic }: Wanted, intents: readonly Intent[], random: () => number): Intent | null {
  if (topic !== undefined) return topic;
  return random() < SHARE_WITHOUT_TOPIC ? null : (intents[Math.floor(random() * intents.length)] ?? null);
}

const matrix = (size: number, first: () => number): Matrix => ({
  weights: Float32Array.from({ length: size }, first),
  steps: new Float32Array(size).fill(SMALLEST_STEP_SUM),
});

function learn(network: Network, seen: Seen, right: number, weight: number, random: () => number): void {
  const sums = hiddenSums(network, seen);
  const kept = sums.map((sum) => (sum > 0 && random() >= HIDDEN_LEFT_OUT ? 1 / (1 - HIDDEN_LEFT_OUT) : 0));
  const hidden = sums.map((sum, unit) => sum * (kept[unit] as number));
  const shares = sharesOf(scoresBy(network, hidden));
  const back = new Float32Array(HIDDEN);
  const { weights } = network.intents;
  shares.forEach((share, intent) => {
    const miss = weight * (share - (intent === right ? 1 : 0));
    if (Math.abs(miss) < TOO_SMALL_TO_LEARN) return;
    const row = intent * (HIDDEN + 1);
    for (let unit = 0; unit < HIDDEN; unit++)
      back[unit] = (back[unit] as number) + miss * (weights[row + unit] as number);
    for (let unit = 0; unit < HIDDEN; unit++)
      step(network.intents, row + unit, miss * (hidden[unit] as number));
    step(network.intents, row + HIDDEN, miss);
  });
  for (let unit = 0; unit < HIDDEN; unit++) {
    const miss = (back[unit] as number) * (kept[unit] as number);
    if (miss === 0) continue;
    const ofWords = miss / Math.sqrt(Math.max(1, seen.words.length));
    for (const place of seen.words) step(network.words, place * HIDDEN + unit, ofWords);
    seen.dense.forEach((part, at) => {
      if (part !== 0) step(network.meaning, at * HIDDEN + unit, miss * part);
    });
    step(network.meaning, seen.dense.length * HIDDEN + unit, miss);
  }
}

function step({ weights, steps }: Matrix, at: number, slope: number): void {
  if (slope === 0) return;
  const sum = (steps[at] as number) + slope * slope;
  steps[at] = sum;
  weights[at] = (weights[at] as number) - (LEARNING_RATE * slope) / Math.sqrt(sum);
}

function hiddenSums({ words, meaning }: Network, seen: Seen): Float32Array {
  const sums = new Float32Array(HIDDEN);
  const scale = 1 / Math.sqrt(Math.max(1, seen.words.length));
  for (const place of seen.words)
    for (let unit = 0; unit < HIDDEN; unit++)
      sums[unit] = (sums[unit] as number) + scale * (words.weights[place * HIDDEN + unit] as number);
  seen.dense.forEach((part, at) => {
    if (part !== 0)
      for (let unit = 0; unit < HIDDEN; unit++)
        sums[unit] = (sums[unit] as number) + part * (meaning.weights[at * HIDDEN + unit] as number);
  });
  const last = seen.dense.length * HIDDEN;
  return sums.map((sum, unit) => sum + (meaning.weights[last + unit] as number));
}

function scoresBy({ intents: { weights } }: Network, hidden: Float32Array): Float64Array {
  const scores = new Float64Array(weights.length / (HIDDEN + 1));
  for (let intent = 0; intent < scores.length; intent++) {
    const row = intent * (HIDDEN + 1);
    let score = weights[row + HIDDEN] as number;
    for (let unit = 0; unit < HIDDEN; unit++)
      score += (weights[row + unit] as number) * (hidden[unit] as number);
    scores[intent] = score;
  }
  return scores;
}

function sharesOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Box and Muller's. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
