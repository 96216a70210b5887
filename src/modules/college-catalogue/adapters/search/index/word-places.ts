import { nicknamesOf } from '../../../domain/search/place-nicknames.js';
import { COMMON_NAME_WORDS, costOfWord, WORD_PLACE } from '../../../domain/search/relevance.js';
import { allowedEdits } from '../../../domain/search/typed-text.js';
import { kindsOf } from './kinds-of-college.js';
import { type Pause, ROWS_IN_A_PIECE } from './pause.js';
import { type SearchableCollege } from './searchable-college.js';
import { WordList } from './word-list.js';

const COMMON = new Set(COMMON_NAME_WORDS);

/** A number for each row; of several, the lowest. */
export type Lowest = Map<number, number>;

export function lower(numbers: Lowest, row: number, number: number): void {
  if (number < (numbers.get(row) ?? Infinity)) numbers.set(row, number);
}

/** Which words each college has, and where: the `WORD_PLACE` by row, for every word. */
export class WordPlaces {
  private readonly list: WordList;

  private constructor(private readonly places: ReadonlyMap<string, ReadonlyMap<number, number>>) {
    this.list = new WordList([...places.keys()].sort());
  }

  static async of(colleges: readonly SearchableCollege[], pause: Pause): Promise<WordPlaces> {
    const places = new Map<string, Lowest>();
    for (const [row, college] of colleges.entries()) {
      if (row % ROWS_IN_A_PIECE === 0) await pause();
      for (const [word, place] of wordsOf(college)) {
        const known = places.get(word) ?? new Map<number, number>();
        lower(known, row, place);
        places.set(word, known);
      }
    }
    return new WordPlaces(places);
  }

  /** The colleges with a word that begins so, each with its most telling place. */
  beginningWith(beginning: string): Lowest {
    const found: Lowest = new Map();
    for (const word of this.wordsBeginningWith(beginning))
      for (const [row, place] of this.of(word)) lower(found, row, place);
    return found;
  }

  /** The colleges with a telling word in their name that begins so. */
  namesBeginningWith(beginning: string): number[] {
    return this.wordsBeginningWith(beginning)
      .filter((word) => !COMMON.has(word))
      .flatMap((word) => this.inName(word));
  }

  /** The colleges that have exactly this word in their name. */
  inName(word: string): number[] {
    return [...this.of(word)].filter(([, place]) => place === WORD_PLACE.name).map(([row]) => row);
  }

  /** Whether a college has all of these words in its names, in full. */
  areNames(words: readonly string[]): boolean {
    const [first = [], ...others] = words.map((word) =>
      [...this.of(word)].filter(([, place]) => place < WORD_PLACE.place).map(([row]) => row),
    );
    return first.some((row) => others.every((rows) => rows.includes(row)));
  }

  /** The words that may be meant, each with its typing errors; `isLast` is still being typed. */
  meantBy(typed: string, isLast: boolean): ReadonlyMap<string, number> {
    const meant = new Map<string, number>();
    const allowed = allowedEdits(typed);
    if (allowed > 0)
      this.list.closeTo(typed, allowed, isLast, (at, errors) => {
        meant.set(this.list.words[at] ?? typed, errors);
      });
    for (const word of this.wordsBeginningWith(typed)) meant.set(word, 0);
    return meant;
  }

  /** The colleges with one of the words, each with its lowest cost. */
  costsOf(words: ReadonlyMap<string, number>): Lowest {
    const costs: Lowest = new Map();
    for (const [word, errors] of words)
      for (const [row, place] of this.of(word)) lower(costs, row, costOfWord(errors, place));
    return costs;
  }

  /** The word as this college spells it. */
  spelledAs(typed: string, isLast: boolean, row: number): string {
    let [spelled, lowest] = [typed, Infinity];
    for (const [word, errors] of this.meantBy(typed, isLast)) {
      const place = this.of(word).get(row);
      if (place === undefined) continue;
      if (errors === 0 && word.startsWith(typed)) return typed;
      const cost = costOfWord(errors, place);
      if (cost < lowest) [spelled, lowest] = [word, cost];
    }
    return spelled;
  }

  private of(word: string): ReadonlyMap<number, number> {
    return this.places.get(word) ?? new Map<number, number>();
  }

  private wordsBeginningWith(beginning: string): readonly string[] {
    return this.list.words.slice(...this.list.beginningWith(beginning));
  }
}

/** The words of a college with their places; a word may come twice. */
function wordsOf(college: SearchableCollege): (readonly [word: string, place: number])[] {
  const inPlace = [
    ...college.placeWords,
    // A nickname of several words counts only as a whole: "city" alone finds no place.
    ...nicknamesOf(college.places).filter((nickname) => !nickname.includes(' ')),
    ...kindsOf(college).flatMap(({ words }) => words),
  ];
  return [
    ...inPlace.map((word) => [word, WORD_PLACE.place] as const),
    ...college.otherWords.map((word) => [word, WORD_PLACE.otherName] as const),
    ...college.nameWords.map((word) => [word, WORD_PLACE.name] as const),
  ];
}
