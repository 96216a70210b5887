import { LRUCache } from 'lru-cache';
import { COST_OF_OTHER_BEGINNING, fitOfWords, TEXT_FIT } from '../../../domain/search/relevance.js';
import { type NameFit } from '../../../domain/search/reading/what-is-meant.js';
import { type TypedText } from '../../../domain/search/typed-text.js';
import { type Pause } from './pause.js';
import { type SearchableCollege } from './searchable-college.js';
import { WholeTexts } from './whole-texts.js';
import { lower, type Lowest, WordPlaces } from './word-places.js';

const CACHED_TEXTS = 300;
/** "Colleges in Miami" asks for no college in Ohio. */
const IN_A_PLACE = /(?:^| )(?:in|near|around|close to) /;

export interface TextHits {
  /** How well the text fits, by row: see `TEXT_FIT`. */
  readonly fits: ReadonlyMap<number, number>;
  /** Whether typing errors had to be allowed to find anything. */
  readonly isCorrected: boolean;
}

/** Which colleges have the words that were typed, and how well they fit. */
export class TextIndex {
  private readonly cached = new LRUCache<string, TextHits>({ max: CACHED_TEXTS });
  private readonly cachedFits = new LRUCache<string, NameFit>({ max: CACHED_TEXTS });

  private constructor(
    private readonly words: WordPlaces,
    private readonly wholeTexts: WholeTexts,
    /** The first word of each name. */
    private readonly firstWords: readonly string[],
    private readonly states: readonly string[],
  ) {}

  static async of(colleges: readonly SearchableCollege[], pause: Pause): Promise<TextIndex> {
    const words = await WordPlaces.of(colleges, pause);
    const wholeTexts = new WholeTexts(colleges);
    await pause();
    const firstWords = colleges.map(({ nameText }) => nameText.replace(/^the /, '').split(' ', 1)[0] ?? '');
    return new TextIndex(
      words,
      wholeTexts,
      firstWords,
      colleges.map(({ state }) => state),
    );
  }

  find(text: TypedText): TextHits {
    const cached = this.cached.get(text.phrase);
    if (cached !== undefined) return cached;

    const asTyped = this.asTyped(text);
    const isFound = asTyped.size > 0 || text.words.length === 0;
    const hits = isFound
      ? { fits: asTyped, isCorrected: false }
      : { fits: this.withTypingErrors(text), isCorrected: true };
    this.cached.set(text.phrase, hits);
    return hits;
  }

  /** How surely the text as typed is a name. */
  nameIn(text: TypedText): NameFit {
    const cached = this.cachedFits.get(text.phrase);
    if (cached !== undefined) return cached;
    const fit = this.fitOfName(text);
    this.cachedFits.set(text.phrase, fit);
    return fit;
  }

  private fitOfName({ phrase, words }: TypedText): NameFit {
    if (words.length === 0) return 'none';
    const texts = [...new Set([phrase, phrase.replace(/^the /, ''), words.join(' ')])];
    if (texts.some((text) => this.wholeTexts.isCalled(text))) return 'called';
    if (texts.some((text) => this.wholeTexts.isWhole(text))) return 'whole';
    if (texts.some((text) => this.wholeTexts.isOtherName(text)) || this.words.areNames(words)) return 'words';
    const hits = this.find({ phrase, words });
    if (!hits.isCorrected) return 'beginnings';
    return this.isMisspelled({ phrase, words }, hits) ? 'misspelled' : 'none';
  }

  /** Whether the text as the best of its colleges spell it is the whole of a name. */
  private isMisspelled(text: TypedText, { fits }: TextHits): boolean {
    const best = [...fits.values()].reduce((least, fit) => Math.min(least, fit), Infinity);
    const spelled = [...fits].filter(([, fit]) => fit === best).map(([row]) => this.spelledAs(text, row));
    return spelled.some((name) => this.wholeTexts.isCalled(name) || this.wholeTexts.isWhole(name));
  }

  /** The text with each word as this college spells it. */
  spelledAs(text: TypedText, row: number): string {
    const last = text.words.at(-1);
    const spelled = new Map(
      text.words.map((word) => [word, this.words.spelledAs(word, word === last, row)] as const),
    );
    return text.phrase
      .split(' ')
      .map((word) => spelled.get(word) ?? word)
      .join(' ');
  }

  private asTyped({ phrase, words }: TypedText): Lowest {
    const fits: Lowest = new Map();
    if (words.length === 0) return fits;

    const places = words.map((word) => this.words.beginningWith(word));
    for (const [row, ...ofEach] of inAll(places)) fits.set(row, fitOfWords(Math.max(...ofEach)));
    if (phrase === words[0])
      for (const row of this.words.namesBeginningWith(phrase)) lower(fits, row, TEXT_FIT.beginning);
    for (const text of new Set([phrase, phrase.replace(/^the /, '')]))
      for (const [row, fit] of this.wholeTexts.naming(text)) lower(fits, row, fit);
    for (const row of this.belonging(phrase, words)) lower(fits, row, TEXT_FIT.otherwiseCalled);
    return fits;
  }

  /** What belongs to the place, designation or group of this name; beside them the colleges with these words in their name. */
  private belonging(phrase: string, words: readonly string[]): number[] {
    const texts = [phrase, words.join(' ')];
    const belonging = texts.flatMap((text) => this.wholeTexts.belongingTo(text));
    if (belonging.length === 0 || texts.some((text) => this.wholeTexts.isState(text))) return belonging;

    const [first = [], ...others] = words.map((word) => this.words.inName(word));
    const named = others.reduce((rows, more) => rows.filter((row) => more.includes(row)), first);
    if (!IN_A_PLACE.test(phrase)) return [...belonging, ...named];
    const there = new Set(belonging.map((row) => this.states[row]));
    return [...belonging, ...named.filter((row) => there.has(this.states[row]))];
  }

  private withTypingErrors({ words }: TypedText): Lowest {
    const meant = words.map((word) => this.words.meantBy(word, word === words.at(-1)));
    const fits: Lowest = new Map();
    for (const [row, ...costs] of inAll(meant.map((each) => this.words.costsOf(each)))) {
      const beginsSo = meant[0]?.has(this.firstWords[row] ?? '') === true;
      const cost = costs.reduce((sum, one) => sum + one, beginsSo ? 0 : COST_OF_OTHER_BEGINNING);
      fits.set(row, TEXT_FIT.misspelled + cost);
    }
    return fits;
  }
}

/** The rows that are in every map, each with its number from each. */
function inAll([first = new Map(), ...others]: readonly Lowest[]): [row: number, ...numbers: number[]][] {
  return [...first].flatMap(([row, number]) => {
    const more = others.flatMap((each) => each.get(row) ?? []);
    return more.length < others.length ? [] : [[row, number, ...more] as [number, ...number[]]];
  });
}
