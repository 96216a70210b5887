export type Weights = ReadonlyMap<string, number>;

/** Several sets of weights, kept by feature, so that only those which share one are looked at. */
export class WeightsByFeature {
  private readonly having = new Map<string, (readonly [at: number, weight: number])[]>();

  add(at: number, weights: Weights): void {
    for (const [feature, weight] of weights) {
      const found = this.having.get(feature);
      if (found === undefined) this.having.set(feature, [[at, weight]]);
      else found.push([at, weight]);
    }
  }

  /** By where they stand; those that share nothing are left out. */
  sharedWith(weights: Weights): ReadonlyMap<number, number> {
    const shared = new Map<number, number>();
    for (const [feature, weight] of weights)
      for (const [at, there] of this.having.get(feature) ?? [])
        shared.set(at, (shared.get(at) ?? 0) + weight * there);
    return shared;
  }
}
