import { type CollegeTable } from './colleges/college-table.js';

/** What a phrase of a search stands for, as the catalogue's own search names its filters. */
export interface PhraseFilters {
  readonly ownership?: readonly string[];
  readonly degrees_awarded?: readonly string[];
  readonly locale?: readonly string[];
  readonly size?: readonly string[];
  readonly designation?: readonly string[];
  readonly faith?: readonly string[];
  readonly testPolicy?: readonly string[];
  readonly category?: readonly string[];
  readonly sizeMin?: number;
  readonly sizeMax?: number;
  readonly admitRateMin?: number;
  readonly admitRateMax?: number;
  readonly completionMin?: number;
  readonly openAdmission?: boolean;
  readonly onlineOnly?: boolean;
  readonly sort?: string;
}

/** The phrases the catalogue's own search understands. All are folded: small letters, no marks. */
export interface SearchWords {
  kindOf(phrase: string): PhraseFilters | undefined;
  /** A CIP code. */
  majorOf(phrase: string): string | undefined;
  /** Two-letter codes. */
  statesOf(phrase: string, mayBeCode: boolean): readonly string[] | undefined;
  /** The phrase is a name of several states. */
  isRegion(phrase: string): boolean;
  /** Cities with their state of a nickname, such as "palo alto ca". */
  citiesOf(nickname: string): readonly string[];
  /** Unit ids. */
  groupOf(phrase: string): readonly number[] | undefined;
}

export interface KnownMajor {
  readonly title: string;
  /** CIP code such as "11.07"; null for "Undecided". */
  readonly cip: string | null;
}

/** By their titles as a plain text has them: "pre veterinary studies". */
export const majorsByTitle = (majors: readonly KnownMajor[]): ReadonlyMap<string, KnownMajor> =>
  new Map(majors.map((major) => [major.title.toLowerCase().replaceAll('-', ' '), major]));

/** Every name a message can hold: those of one catalogue version, and those of the product. */
export interface Lexicon {
  readonly colleges: CollegeTable;
  readonly words: SearchWords;
  /** By `majorsByTitle`. */
  readonly majors: ReadonlyMap<string, KnownMajor>;
}
