import { type CollegeCard } from './college-card.js';

/** Colleges as every list shows them. */
export abstract class CollegeCards {
  /** By unit id, closed colleges too; unknown ids are absent. A change is seen within five seconds. */
  abstract of(unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeCard>>;
}
