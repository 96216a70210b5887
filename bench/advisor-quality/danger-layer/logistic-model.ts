import { signsOf, wordsSaid } from '../../../src/shared-kernel/domain/crisis/danger-signs.js';
import { placeOfSign, shareOf } from '../../../src/shared-kernel/domain/crisis/learned-signs.js';
import type { Example } from './corpus.js';
import { shuffled } from '../patterns.js';

const ROUNDS = 24;
/** Left out of each look at a phrase, so that no single word is relied on. Tried on writers whose phrases were not learned. */
const SHARE_LEFT_OUT = 0.1;
const LEARNING_RATE = 0.3;
const PULL_TO_ZERO = 2e-5;
const SMALLEST_STEP_SUM = 1e-2;

export interface LogisticModel {
  readonly bias: number;
  readonly weights: Float64Array;
  /** The sign that each place was learned for, if any. */
  readonly owners: Int32Array;
}

interface Seen {
  readonly places: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

/** Logistic regression by AdaGrad; the same examples and the same random numbers give the same weights. */
export function trained(
  examples: readonly Example[],
  { places, seenAtLeast }: { places: number; seenAtLeast: number },
  random: () => number,
): LogisticModel {
  const read = examples.map((example) => ({ ...example, signs: signsOf(wordsSaid(example.text)) }));
  const owners = ownersOf(read, places, seenAtLeast);
  const all = read.map(({ signs, isTrue, weight }): Seen => ({
    places: signs.filter((sign) => isOwner(sign, owners)).map((sign) => placeOfSign(sign, places)),
    isTrue,
    weight,
  }));
  const weights = new Float64Array(places);
  const steps = new Float64Array(places).fill(SMALLEST_STEP_SUM);
  let bias = 0;
  let biasSteps = SMALLEST_STEP_SUM;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { places: seen, isTrue, weight } of shuffled(all, random)) {
      const looked = seen.filter(() => random() > SHARE_LEFT_OUT);
      const share = shareOf(looked.length);
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
  return { bias, weights, owners };
}

/** Signs that several examples have; where two have one place, the more frequent one has it. */
function ownersOf(
  read: readonly { signs: readonly number[] }[],
  places: number,
  seenAtLeast: number,
): Int32Array {
  const counts = new Map<number, number>();
  for (const { signs } of read) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const owners = new Int32Array(places).fill(-1);
  for (const [sign, count] of counts) {
    const owner = owners[placeOfSign(sign, places)] ?? -1;
    if (count >= seenAtLeast && count > (counts.get(owner) ?? 0)) owners[placeOfSign(sign, places)] = sign;
  }
  return owners;
}

const isOwner = (sign: number, owners: Int32Array): boolean =>
  owners[placeOfSign(sign, owners.length)] === sign;

const sumOf = (weights: Float64Array, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (weights[place] ?? 0), 0);

const probability = (score: number): number => 1 / (1 + Math.exp(-score));
