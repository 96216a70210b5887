import { type CollegeCard } from '../../contracts/index.js';
import { type CollegeSearchIndex } from '../../domain/search/college-search-index.js';

/** The operating colleges of one edition, in memory. */
export interface LoadedColleges {
  /** Changes whenever any college does. */
  readonly edition: string;
  readonly index: CollegeSearchIndex;
  /** By unit id. */
  readonly cards: ReadonlyMap<number, CollegeCard>;
}

/** The colleges as they are searched: those of the newest edition, a few seconds late at most. */
export abstract class CurrentColleges {
  /** Waits for the first edition; later ones replace it behind the scenes. */
  abstract loaded(): Promise<LoadedColleges>;
}
