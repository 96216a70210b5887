import { COLLEGE_GROUPS } from '../domain/search/college-groups.js';
import { PLACE_NICKNAMES } from '../domain/search/place-nicknames.js';
import { KIND_WORDS } from '../domain/search/reading/kind-words.js';
import { MAJOR_WORDS } from '../domain/search/reading/major-words.js';
import { numberPart } from '../domain/search/reading/number-words.js';
import { isRegion, statesOf } from '../domain/search/reading/place-words.js';
import { type ReadFilters } from '../domain/search/reading/read-filters.js';

const GROUPS: ReadonlyMap<string, readonly number[]> = new Map(
  COLLEGE_GROUPS.flatMap(({ whole, members }) => whole.map((name) => [name, members] as const)),
);

/** The phrases the search understands, one by one, for a reader of whole sentences. All are folded: small letters, no marks. */
export const SEARCH_WORDS = {
  /** "small", "under 5000 students" */
  kindOf: (phrase: string): ReadFilters | undefined => KIND_WORDS.get(phrase) ?? numberPart(phrase),
  /** The CIP code of "computer science" or "cs". */
  majorOf: (phrase: string): string | undefined => MAJOR_WORDS.get(phrase),
  statesOf,
  /** "new england": a name of several states. */
  isRegion,
  /** Cities with their state of "bay area", such as "palo alto ca". */
  citiesOf: (nickname: string): readonly string[] => PLACE_NICKNAMES.get(nickname) ?? [],
  /** The unit ids of "ivy league" or "ucs". */
  groupOf: (phrase: string): readonly number[] | undefined => GROUPS.get(phrase),
} as const;
