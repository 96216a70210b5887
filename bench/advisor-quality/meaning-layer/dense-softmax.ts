import { shuffled } from '../patterns.js';

/** A vector, the class it stands for, and how much it counts beside the others. */
export interface Sample {
  readonly vector: Float32Array;
  readonly at: number;
  readonly weight: number;
}

const LEARNING_RATE = 0.15;
const SMALLEST_STEP_SUM = 1e-3;
const TOO_SMALL_TO_LEARN = 1e-3;

/** Softmax regression by AdaGrad over dense vectors: the weights of each class; the last one counts for any vector. */
export function denseSoftmax(
  classes: number,
  samples: readonly Sample[],
  { rounds, pullToZero, random }: { rounds: number; pullToZero: number; random: () => number },
): Float64Array[] {
  const places = (samples[0]?.vector.length ?? 0) + 1;
  const weights = Array.from({ length: classes }, () => new Float64Array(places));
  const steps = Array.from({ length: classes }, () => new Float64Array(places).fill(SMALLEST_STEP_SUM));
  for (let round = 0; round < rounds; round++)
    for (const { vector, at, weight } of shuffled(samples, random))
      for (const [one, share] of sharesOf(weights, vector).entries())
        learn(
          weights[one] as Float64Array,
          steps[one] as Float64Array,
          vector,
          weight * (share - (one === at ? 1 : 0)),
          pullToZero,
        );
  return weights;
}

function learn(
  weights: Float64Array,
  steps: Float64Array,
  vector: Float32Array,
  miss: number,
  pullToZero: number,
): void {
  if (Math.abs(miss) < TOO_SMALL_TO_LEARN) return;
  for (let place = 0; place < weights.length; place++) {
    const seen = place < vector.length ? (vector[place] as number) : 1;
    const step = miss * seen + pullToZero * (weights[place] as number);
    const sum = (steps[place] as number) + step * step;
    steps[place] = sum;
    weights[place] = (weights[place] as number) - (LEARNING_RATE * step) / Math.sqrt(sum);
  }
}

export function scoresBy(weights: readonly Float64Array[], vector: Float32Array): Float64Array {
  return Float64Array.from(weights, (one) => {
    let sum = one[vector.length] ?? 0;
    for (let place = 0; place < vector.length; place++)
      sum += (one[place] as number) * (vector[place] as number);
    return sum;
  });
}

function sharesOf(weights: readonly Float64Array[], vector: Float32Array): Float64Array {
  const scores = scoresBy(weights, vector);
  const most = Math.max(...scores);
  let sum = 0;
  for (let one = 0; one < scores.length; one++) sum += scores[one] = Math.exp((scores[one] as number) - most);
  return scores.map((power) => power / sum);
}
