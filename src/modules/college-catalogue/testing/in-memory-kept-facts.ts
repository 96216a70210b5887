import { type ChangedFact, KeptFactStore } from '../application/kept-facts/kept-fact-store.js';
import { type KeptFacts } from '../contracts/index.js';

/** Kept facts of these colleges in memory, for specs. */
export class InMemoryKeptFacts extends KeptFactStore {
  readonly colleges: Map<number, KeptFacts>;

  constructor(...unitIds: number[]) {
    super();
    this.colleges = new Map(unitIds.map((unitId) => [unitId, {}]));
  }

  lock(): Promise<ReadonlyMap<number, KeptFacts>> {
    return Promise.resolve(this.colleges);
  }

  change(facts: readonly ChangedFact[]): Promise<void> {
    for (const { unitId, name, fact } of facts) {
      const others = Object.entries(this.colleges.get(unitId) ?? {}).filter(([other]) => other !== name);
      const changed = fact === null ? others : [...others, [name, fact] as const];
      this.colleges.set(unitId, Object.fromEntries(changed));
    }
    return Promise.resolve();
  }

  forgetKeeper(): Promise<void> {
    return Promise.resolve();
  }
}
