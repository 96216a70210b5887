import { LRUCache } from 'lru-cache';
import { COLLEGE_GROUPS } from '../../../domain/search/college-groups.js';
import { DESIGNATION_NAMES } from '../../../domain/search/designation-names.js';
import { type SearchableCollege } from './searchable-college.js';
import { type Pause, ROWS_IN_A_PIECE } from './pause.js';
import {
  COST_OF_OTHER_BEGINNING,
  costOfWord,
  fitOfWords,
  TEXT_FIT,
  WORD_PLACE,
} from '../../../domain/search/relevance.js';
import { nicknamesOf } from '../../../domain/search/place-nicknames.js';
import { editsForgiven, type TypedText } from '../../../domain/search/typed-text.js';
import { WordList } from './word-list.js';

/** A posting is a row and, in its lowest bits, a `WORD_PLACE`. */
const PLACE_BITS = 2;
const PLACE_MASK = 3;
const NOWHERE = 255;
const CACHED_TEXTS = 300;

export interface TextHits {
  /** Ascending. */
  readonly rows: Int32Array;
  readonly tiers: Uint16Array;
  /** Whether typing errors had to be forgiven for anything to be found. */
  readonly forgiven: boolean;
}

/** The rows that a whole text may mean. */
interface Phrases {
  readonly called: Map<string, number[]>;
  readonly alsoCalled: Map<string, number[]>;
  /** By initials that nobody uses and that are the code of a state. */
  readonly likeAState: Map<string, number[]>;
  /** The codes of the states. */
  readonly states: ReadonlySet<string>;
  /** By the names of their place, designations and groups. */
  readonly belonging: Map<string, number[]>;
}

/** Which colleges have the words that were typed, and how well they fit. */
export class TextIndex {
  private readonly names: WordList;
  private readonly cached = new LRUCache<string, TextHits>({ max: CACHED_TEXTS });

  private constructor(
    private readonly count: number,
    private readonly list: WordList,
    /** The postings of each word, one word after the other; those of word i begin at `starts[i]`. */
    private readonly postings: Int32Array,
    private readonly starts: Int32Array,
    /** The word that each name begins with. */
    private readonly firstWord: Int32Array,
    private readonly phrases: Phrases,
    private readonly rowsNamed: readonly (readonly number[])[],
    names: readonly string[],
  ) {
    this.names = new WordList(names);
  }

  static async of(colleges: readonly SearchableCollege[], pause: Pause): Promise<TextIndex> {
    const words = new Map<string, number[]>();
    const named = new Map<string, number[]>();
    const phrases: Phrases = {
      called: new Map(),
      alsoCalled: new Map(),
      likeAState: new Map(),
      states: new Set(colleges.map(({ state }) => state.toLowerCase())),
      belonging: new Map(),
    };
    // Colleges of the same place share one list object.
    const sharing = new Map<readonly string[], number[]>();
    const ofKind = KINDS.map((): number[] => []);
    for (const [row, college] of colleges.entries()) {
      if (row % ROWS_IN_A_PIECE === 0) await pause();
      for (const [word, place] of wordPlacesOf(college)) append(words, word, (row << PLACE_BITS) | place);
      for (const phrase of college.called) append(phrases.called, phrase, row);
      for (const phrase of college.alsoCalled) {
        const isLikeAState = phrases.states.has(phrase) && !college.otherWords.includes(phrase);
        append(isLikeAState ? phrases.likeAState : phrases.alsoCalled, phrase, row);
      }
      append(named, college.nameText, row);
      append(sharing, college.places, row);
      for (const kind of kindsOf(college)) ofKind[kind]?.push(row);
    }
    for (const [places, rows] of sharing)
      for (const place of [...places, ...nicknamesOf(places)]) append(phrases.belonging, place, ...rows);
    for (const [kind, { whole }] of KINDS.entries())
      for (const name of whole) append(phrases.belonging, name, ...(ofKind[kind] ?? []));
    await pause();

    const inOrder = [...words.keys()].sort();
    await pause();
    const starts = new Int32Array(inOrder.length + 1);
    const postings = Int32Array.from(
      inOrder.flatMap((word, at) => {
        const own = words.get(word) ?? [];
        starts[at + 1] = (starts[at] ?? 0) + own.length;
        return own;
      }),
    );
    await pause();
    const places = new Map(inOrder.map((word, at) => [word, at]));
    const firstWord = Int32Array.from(colleges, ({ nameText }) => {
      const [first = ''] = nameText.replace(/^the /, '').split(' ');
      return places.get(first) ?? -1;
    });
    await pause();
    const list = new WordList(inOrder);
    await pause();
    const names = [...named.keys()].sort();
    const rowsNamed = names.map((name) => named.get(name) ?? []);
    return new TextIndex(colleges.length, list, postings, starts, firstWord, phrases, rowsNamed, names);
  }

  find(text: TypedText): TextHits {
    const known = this.cached.get(text.phrase);
    if (known !== undefined) return known;

    const asTyped = this.asTyped(text);
    const hits = asTyped.rows.length > 0 || text.words.length === 0 ? asTyped : this.forgiving(text);
    this.cached.set(text.phrase, hits);
    return hits;
  }

  /** The text with each word as this college spells it. */
  spelledAs(text: TypedText, row: number): string {
    const last = text.words.at(-1);
    const spelled = new Map(text.words.map((word) => [word, this.nearestOn(row, word, word === last)]));
    return text.phrase
      .split(' ')
      .map((word) => spelled.get(word) ?? word)
      .join(' ');
  }

  private asTyped({ phrase, words }: TypedText): TextHits {
    const tiers = new Uint8Array(this.count).fill(words.length > 0 ? TEXT_FIT.place : NOWHERE);
    if (words.length > 0) this.tierByWords(words, tiers);

    const plain = phrase.replace(/^the /, '');
    const raise = (row: number, tier: number) => {
      if (tier < (tiers[row] ?? NOWHERE)) tiers[row] = tier;
    };
    for (const beginning of words.length > 0 ? new Set([phrase, plain]) : []) {
      const [from, to] = this.names.beginningWith(beginning);
      for (let at = from; at < to; at++)
        for (const row of this.rowsNamed[at] ?? []) raise(row, TEXT_FIT.beginning);
      for (const row of this.phrases.likeAState.get(beginning) ?? []) raise(row, TEXT_FIT.beginning);
      for (const row of this.phrases.alsoCalled.get(beginning) ?? []) raise(row, TEXT_FIT.otherwiseCalled);
      for (const row of this.phrases.called.get(beginning) ?? []) raise(row, TEXT_FIT.called);
    }
    const texts = [phrase, words.join(' ')];
    const belonging = texts.flatMap((text) => this.phrases.belonging.get(text) ?? []);
    const isState = texts.some((text) => this.phrases.states.has(text));
    if (belonging.length > 0)
      for (const row of [...belonging, ...(isState ? [] : this.named(words))])
        raise(row, TEXT_FIT.otherwiseCalled);
    return hitsOf(tiers, NOWHERE, false);
  }

  /** The rows that have every word whole in their name. */
  private named(words: readonly string[]): number[] {
    const [first = [], ...others] = words.map((word) => {
      const [from, to] = this.list.beginningWith(word);
      const isWhole = from < to && this.list.words[from] === word;
      const postings = isWhole ? this.postings.subarray(this.starts[from], this.starts[from + 1]) : [];
      return [...postings]
        .filter((posting) => (posting & PLACE_MASK) === WORD_PLACE.name)
        .map((posting) => posting >> PLACE_BITS);
    });
    return others.reduce<number[]>((rows, more) => rows.filter((row) => more.includes(row)), first);
  }

  /** Each word must begin a word of the college; the least telling place decides. */
  private tierByWords(words: readonly string[], tiers: Uint8Array): void {
    const worst = new Uint8Array(this.count);
    const places = new Uint8Array(this.count);
    for (const word of words) {
      places.fill(NOWHERE);
      const [from, to] = this.list.beginningWith(word);
      this.lower(places, from, to, (place) => place);
      for (let row = 0; row < this.count; row++)
        if ((places[row] ?? NOWHERE) > (worst[row] ?? 0)) worst[row] = places[row] ?? NOWHERE;
    }
    for (let row = 0; row < this.count; row++)
      tiers[row] = worst[row] === NOWHERE ? NOWHERE : fitOfWords(worst[row] ?? 0);
  }

  /**
   * No college has the words as typed: those that come close, by how close and where; a name that begins with the first of
   * the words is a little closer.
   */
  private forgiving({ words }: TypedText): TextHits {
    const sums = new Uint16Array(this.count).fill(TEXT_FIT.misspelled);
    const nowhere = 0xffff;
    const scores = new Uint8Array(this.count);
    const meant = new Uint8Array(this.list.words.length);
    for (const word of words) {
      scores.fill(NOWHERE);
      const [from, to] = this.list.beginningWith(word);
      this.lower(scores, from, to, (place) => costOfWord(0, place));
      if (word === words[0]) meant.fill(1, from, to);
      this.eachClose(word, word === words.at(-1), (at, errors) => {
        this.lower(scores, at, at + 1, (place) => costOfWord(errors, place));
        if (word === words[0]) meant[at] = 1;
      });
      for (let row = 0; row < this.count; row++) {
        const sum = sums[row] ?? nowhere;
        sums[row] = sum === nowhere || scores[row] === NOWHERE ? nowhere : sum + (scores[row] ?? 0);
      }
    }
    for (let row = 0; row < this.count; row++) {
      const sum = sums[row] ?? nowhere;
      if (sum !== nowhere && meant[this.firstWord[row] ?? -1] !== 1)
        sums[row] = sum + COST_OF_OTHER_BEGINNING;
    }
    return hitsOf(sums, nowhere, true);
  }

  private eachClose(word: string, isLast: boolean, found: (at: number, errors: number) => void): void {
    const edits = editsForgiven(word);
    if (edits > 0) this.list.closeTo(word, edits, isLast, found);
  }

  /** Lowers the score of every row that has one of the words, if this one is lower. */
  private lower(scores: Uint8Array, from: number, to: number, scoreOf: (place: number) => number): void {
    const end = this.starts[to] ?? 0;
    for (let at = this.starts[from] ?? 0; at < end; at++) {
      const posting = this.postings[at] ?? 0;
      const row = posting >> PLACE_BITS;
      const score = scoreOf(posting & PLACE_MASK);
      if (score < (scores[row] ?? 0)) scores[row] = score;
    }
  }

  private placeAt(word: number, row: number): number | null {
    const end = this.starts[word + 1] ?? 0;
    for (let at = this.starts[word] ?? 0; at < end; at++) {
      const posting = this.postings[at] ?? 0;
      if (posting >> PLACE_BITS === row) return posting & PLACE_MASK;
    }
    return null;
  }

  private nearestOn(row: number, typed: string, isLast: boolean): string {
    const [from, to] = this.list.beginningWith(typed);
    for (let at = from; at < to; at++) if (this.placeAt(at, row) !== null) return typed;

    let nearest = typed;
    let best = Infinity;
    this.eachClose(typed, isLast, (at, errors) => {
      const place = this.placeAt(at, row);
      const score = place === null ? Infinity : costOfWord(errors, place);
      if (score >= best) return;
      best = score;
      nearest = this.list.words[at] ?? typed;
    });
    return nearest;
  }
}

/** The most telling place of each word of a college. */
function wordPlacesOf(college: SearchableCollege): Map<string, number> {
  const places = new Map<string, number>();
  for (const kind of kindsOf(college))
    for (const word of KINDS[kind]?.words ?? []) places.set(word, WORD_PLACE.place);
  // A nickname of several words counts only as a whole: "city" alone finds no place.
  for (const nickname of nicknamesOf(college.places))
    if (!nickname.includes(' ')) places.set(nickname, WORD_PLACE.place);
  for (const word of college.placeWords) places.set(word, WORD_PLACE.place);
  for (const word of college.otherWords) places.set(word, WORD_PLACE.otherName);
  for (const word of college.nameWords) places.set(word, WORD_PLACE.name);
  return places;
}

const KINDS = [...DESIGNATION_NAMES, ...COLLEGE_GROUPS];

const KINDS_BY_GROUP = new Map<number, number[]>();
for (const [at, { members }] of COLLEGE_GROUPS.entries())
  for (const unitId of members) append(KINDS_BY_GROUP, unitId, DESIGNATION_NAMES.length + at);

/** Places in `KINDS`. */
function kindsOf({ unitId, designations }: SearchableCollege): number[] {
  const groups = KINDS_BY_GROUP.get(unitId) ?? [];
  return designations === 0
    ? groups
    : [...[...DESIGNATION_NAMES.keys()].filter((place) => (designations & (1 << place)) !== 0), ...groups];
}

function append<Key>(map: Map<Key, number[]>, key: Key, ...values: readonly number[]): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [...values]);
  else known.push(...values);
}

function hitsOf(tiers: Uint8Array | Uint16Array, nowhere: number, forgiven: boolean): TextHits {
  const rows = new Int32Array(tiers.length);
  const found = new Uint16Array(tiers.length);
  let count = 0;
  for (let row = 0; row < tiers.length; row++) {
    const tier = tiers[row] ?? nowhere;
    if (tier === nowhere) continue;
    rows[count] = row;
    found[count++] = tier;
  }
  return { rows: rows.slice(0, count), tiers: found.slice(0, count), forgiven };
}
