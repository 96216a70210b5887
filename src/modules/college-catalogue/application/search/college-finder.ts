import { type FoundColleges, type Searcher } from '../../contracts/index.js';
import { type Origin, type SearchCriteria } from '../../domain/search/search-criteria.js';

export interface FoundIds extends Omit<FoundColleges, 'colleges' | 'near'> {
  /** The colleges of the page, in order. */
  readonly unitIds: readonly number[];
}

/** Finds operating colleges by name, filters and sort order. */
export abstract class CollegeFinder {
  /** The catalogue version that is searched, at most five seconds behind. */
  abstract catalogueVersion(): Promise<string>;

  abstract find(criteria: SearchCriteria, searcher: Searcher): Promise<FoundIds>;

  /** The middle of the colleges of a state or of a ZIP area of three digits; null when there are none. */
  abstract middleOf(place: string): Promise<Origin | null>;
}
