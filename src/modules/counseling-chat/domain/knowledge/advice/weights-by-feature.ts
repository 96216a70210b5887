export type Weights = ReadonlyMap<string, number>;

/** Where a feature is found, and how much it weighs there, in the same order: two lists are read faster than pairs. */
interface Places {
  readonly at: number[];
  readonly weight: number[];
}

/** Several sets of weights, kept by feature, so that only those which share one are looked at. */
export class WeightsByFeature {
  private readonly having = new Map<string, Places>();
  private size = 0;

  add(at: number, weights: Weights): void {
    this.size = Math.max(this.size, at + 1);
    for (const [feature, weight] of weights) {
      const places = this.having.get(feature) ?? { at: [], weight: [] };
      places.at.push(at);
      places.weight.push(weight);
      this.having.set(feature, places);
    }
  }

  /** By where they stand. */
  sharedWith(weights: Weights): Float64Array {
    const shared = new Float64Array(this.size);
    for (const [feature, weight] of weights) {
      const places = this.having.get(feature);
      if (places !== undefined) addTo(shared, places, weight);
    }
    return shared;
  }
}

function addTo(shared: Float64Array, { at, weight }: Places, times: number): void {
  for (let place = 0; place < at.length; place += 1) {
    const to = at[place] ?? 0;
    shared[to] = (shared[to] ?? 0) + times * (weight[place] ?? 0);
  }
}
