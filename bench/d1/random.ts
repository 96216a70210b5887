import { seededUniform } from '../../src/modules/matching/domain/engine/testing/seeded-random.js';

/** Random values that are the same on every machine and in every run. */
export class Random {
  private readonly uniform: () => number;

  constructor(seed: number) {
    this.uniform = seededUniform(seed);
  }

  /** Includes both ends. */
  between(least: number, most: number): number {
    return least + Math.floor(this.uniform() * (most - least + 1));
  }

  happens(share: number): boolean {
    return this.uniform() < share;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  /** Each item at most once. */
  someOf<Item>(items: readonly Item[], count: number): Item[] {
    const chosen = new Set<Item>();
    while (chosen.size < Math.min(count, items.length)) chosen.add(this.oneOf(items));
    return [...chosen];
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.between(0, 15).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
