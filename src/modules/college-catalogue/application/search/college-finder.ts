import { type FoundColleges, type Searcher } from '../../contracts/index.js';
import { type NameFit } from '../../domain/search/reading/what-is-meant.js';
import { type TypedText } from '../../domain/search/typed-text.js';
import { type Origin, type SearchCriteria } from '../../domain/search/search-criteria.js';

export interface FoundIds extends Omit<FoundColleges, 'colleges' | 'near' | 'reading'> {
  /** The colleges of the page, in order. */
  readonly unitIds: readonly number[];
}

/** Finds operating colleges by name, filters and sort order. */
export abstract class CollegeFinder {
  /** The catalogue version that is searched, at most five seconds behind. */
  abstract catalogueVersion(): Promise<string>;

  abstract find(criteria: SearchCriteria, searcher: Searcher): Promise<FoundIds>;

  /** How surely a text is the name of a college, a place or a group. */
  abstract nameIn(text: TypedText): Promise<NameFit>;

  /** The middle of the colleges of a state or of a ZIP area of three digits; null when there are none. */
  abstract middleOf(place: string): Promise<Origin | null>;
}
