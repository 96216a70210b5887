import { encoded } from '../meaning-layer/encoded.js';
import type { Example } from './corpus.js';

const UNITS = 24;
const ROUNDS = 10;
const LEARNING_RATE = 0.1;
const LEARNING_RATE_OF_UNITS = 0.05;
const SMALLEST_STEP_SUM = 1e-2;
const FIRST_WEIGHTS = 0.3;
const FIRST_WEIGHTS_OF_UNITS = 0.5;

/** A layer of units over a vector, each counted where it is above 0. The last weight of a unit counts for every vector. */
export interface MeaningModel {
  readonly bias: number;
  readonly units: readonly Float64Array[];
  readonly ofUnits: Float64Array;
}

interface Seen {
  readonly vector: Float32Array;
  readonly isTrue: boolean;
  readonly weight: number;
}

/** By AdaGrad; the same examples and the same random numbers give the same weights. */
export async function trainedByMeaning(
  examples: readonly Example[],
  random: () => number,
): Promise<MeaningModel> {
  const vectors = await encoded(examples.map(({ text }) => text));
  const seen = examples.flatMap(({ text, isTrue, weight }): Seen[] => {
    const vector = vectors.get(text);
    return vector === undefined ? [] : [{ vector, isTrue, weight }];
  });
  const around = (size: number): number => (random() - 0.5) * size;
  const places = (seen[0]?.vector.length ?? 0) + 1;
  const units = Array.from({ length: UNITS }, () =>
    Float64Array.from({ length: places }, (_, place) => (place === places - 1 ? 0 : around(FIRST_WEIGHTS))),
  );
  const learning = new Learning(
    units,
    Float64Array.from(units, () => around(FIRST_WEIGHTS_OF_UNITS)),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const one of seen.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at))
      learning.from(one.item);
  return learning.model;
}

class Learning {
  private bias = 0;
  private biasSteps = SMALLEST_STEP_SUM;
  private readonly steps: Float64Array[];
  private readonly stepsOfUnits: Float64Array;

  constructor(
    private readonly units: readonly Float64Array[],
    private readonly ofUnits: Float64Array,
  ) {
    this.steps = units.map((unit) => new Float64Array(unit.length).fill(SMALLEST_STEP_SUM));
    this.stepsOfUnits = new Float64Array(units.length).fill(SMALLEST_STEP_SUM);
  }

  get model(): MeaningModel {
    return { bias: this.bias, units: this.units, ofUnits: this.ofUnits };
  }

  from({ vector, isTrue, weight }: Seen): void {
    const sums = this.units.map((unit) => sumOf(unit, vector));
    const score = sums.reduce((sum, one, at) => sum + (this.ofUnits[at] ?? 0) * Math.max(0, one), this.bias);
    const miss = weight * (1 / (1 + Math.exp(-score)) - (isTrue ? 1 : 0));
    this.biasSteps += miss * miss;
    this.bias -= (LEARNING_RATE * miss) / Math.sqrt(this.biasSteps);
    for (const [at, sum] of sums.entries()) if (sum > 0) this.learnUnit(at, sum, miss, vector);
  }

  private learnUnit(at: number, sum: number, miss: number, vector: Float32Array): void {
    const ofUnit = this.ofUnits[at] ?? 0;
    const step = miss * sum;
    const steps = (this.stepsOfUnits[at] ?? 0) + step * step;
    this.stepsOfUnits[at] = steps;
    this.ofUnits[at] = ofUnit - (LEARNING_RATE * step) / Math.sqrt(steps);
    const [unit, stepsOfUnit] = [this.units[at] as Float64Array, this.steps[at] as Float64Array];
    for (let place = 0; place < unit.length; place++) {
      const small = miss * ofUnit * (place < vector.length ? (vector[place] as number) : 1);
      const all = (stepsOfUnit[place] as number) + small * small;
      stepsOfUnit[place] = all;
      unit[place] = (unit[place] as number) - (LEARNING_RATE_OF_UNITS * small) / Math.sqrt(all);
    }
  }
}

function sumOf(unit: Float64Array, vector: Float32Array): number {
  let sum = unit[vector.length] as number;
  for (let place = 0; place < vector.length; place++)
    sum += (unit[place] as number) * (vector[place] as number);
  return sum;
}
