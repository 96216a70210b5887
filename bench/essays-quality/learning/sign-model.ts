export interface Example {
  readonly signs: ReadonlySet<string>;
  readonly isOfKind: boolean;
}

export interface SignModel {
  readonly weights: ReadonlyMap<string, number>;
  readonly bias: number;
}

/** A sign of a single sentence says nothing about the next one. */
const FEWEST_SENTENCES = 2;
const ROUNDS = 300;
const RATE = 0.3;
const PULL_TO_ZERO = 0.7;

/** Logistic regression over all sentences at once, so that their order does not matter. */
export function trained(examples: readonly Example[]): SignModel {
  const known = knownSigns(examples);
  const rows = examples.map(({ signs, isOfKind }) => ({
    places: [...signs].flatMap((sign) => known.get(sign) ?? []),
    isOfKind,
  }));
  const weights = new Float64Array(known.size + 1);
  const seen = new Float64Array(known.size + 1).fill(1e-6);
  const bias = known.size;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, place) => (place === bias ? 0 : PULL_TO_ZERO * weight));
    for (const { places, isOfKind } of rows) {
      const miss = probability(weights, places, bias) - Number(isOfKind);
      for (const place of [...places, bias]) slope[place] = (slope[place] ?? 0) + miss;
    }
    slope.forEach((step, place) => {
      seen[place] = (seen[place] ?? 0) + step * step;
      weights[place] = (weights[place] ?? 0) - (RATE * step) / Math.sqrt(seen[place] ?? 1);
    });
  }
  const named = [...known].map(([sign, place]): [string, number] => [sign, weights[place] ?? 0]);
  return { weights: new Map(named), bias: weights[bias] ?? 0 };
}

export function scoreOf({ weights, bias }: SignModel, signs: ReadonlySet<string>): number {
  let sum = bias;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

function probability(weights: Float64Array, places: readonly number[], bias: number): number {
  let sum = weights[bias] ?? 0;
  for (const place of places) sum += weights[place] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

function knownSigns(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sign of examples.flatMap(({ signs }) => [...signs]))
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST_SENTENCES).map(([sign]) => sign);
  return new Map(kept.toSorted().map((sign, place) => [sign, place]));
}
