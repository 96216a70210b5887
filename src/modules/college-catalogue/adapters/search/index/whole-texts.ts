import { nicknamesOf } from '../../../domain/search/place-nicknames.js';
import { isStateName } from '../../../domain/search/reading/place-words.js';
import { shortNameOf, TEXT_FIT } from '../../../domain/search/relevance.js';
import { designationsOf, groupsOf } from './kinds-of-college.js';
import { RowsByKey } from './rows-by-key.js';
import { type SearchableCollege } from './searchable-college.js';
import { WordList } from './word-list.js';

/** What a text may mean as a whole: the name of a college, of a place, of a designation or of a group. */
export class WholeTexts {
  private readonly called = new RowsByKey<string>();
  private readonly calledInShort = new RowsByKey<string>();
  private readonly otherwiseCalled = new RowsByKey<string>();
  /** Initials that nobody uses and that are the code of a state. */
  private readonly initialsLikeAState = new RowsByKey<string>();
  private readonly belonging = new RowsByKey<string>();
  private readonly byName = new RowsByKey<string>();
  private readonly names: WordList;
  private readonly states: ReadonlySet<string>;

  constructor(colleges: readonly SearchableCollege[]) {
    this.states = new Set(colleges.map(({ state }) => state.toLowerCase()));
    for (const [row, college] of colleges.entries()) this.add(row, college);
    this.names = new WordList(
      this.byName
        .entries()
        .map(([name]) => name)
        .sort(),
    );
  }

  /**
   * The colleges that the text names or begins to name, with how well it fits. Several colleges are also called "Western": then
   * every name that begins so may be meant.
   */
  *naming(text: string): Generator<readonly [row: number, fit: number]> {
    const [from, to] = this.names.beginningWith(text);
    const begun = new Set(this.names.words.slice(from, to).flatMap((name) => this.byName.of(name)));
    for (const row of begun) yield [row, TEXT_FIT.beginning];
    for (const row of this.initialsLikeAState.of(text)) yield [row, TEXT_FIT.beginning];
    const others = this.otherwiseCalled.of(text);
    const isShared = others.filter((row) => begun.has(row)).length > 1;
    for (const row of isShared ? new Set([...begun, ...others]) : others)
      yield [row, TEXT_FIT.otherwiseCalled];
    for (const row of this.calledInShort.of(text)) yield [row, TEXT_FIT.calledInShort];
    for (const row of this.called.of(text)) yield [row, TEXT_FIT.called];
  }

  /** The colleges that belong to a place, a designation or a group of this name. */
  belongingTo(text: string): readonly number[] {
    return this.belonging.of(text);
  }

  /** A name, a nickname or a group. */
  isCalled(text: string): boolean {
    return this.called.of(text).length > 0;
  }

  /** A place or a designation; or the first words of a name. */
  isWhole(text: string): boolean {
    const [from, to] = this.names.beginningWith(`${text} `);
    return from < to || this.belonging.of(text).length > 0;
  }

  /** Another name or the initials of a college. */
  isOtherName(text: string): boolean {
    return this.otherwiseCalled.of(text).length > 0;
  }

  isState(text: string): boolean {
    return this.states.has(text);
  }

  private add(row: number, college: SearchableCollege): void {
    this.byName.add(college.nameText, row);
    for (const text of college.called) this.called.add(text, row);
    for (const { whole } of groupsOf(college))
      for (const text of new Set([...whole, ...whole.flatMap(inThePlural)])) this.called.add(text, row);
    const short = shortNameOf(college.nameText, isStateName);
    if (short !== null) this.calledInShort.add(short, row);
    for (const text of college.alsoCalled) {
      const isLikeAState = this.states.has(text) && !college.otherWords.includes(text);
      (isLikeAState ? this.initialsLikeAState : this.otherwiseCalled).add(text, row);
    }
    for (const place of [...college.places, ...nicknamesOf(college.places)]) this.belonging.add(place, row);
    for (const { whole } of designationsOf(college)) for (const text of whole) this.belonging.add(text, row);
  }
}

/** "UC schools": a group has several colleges. Its plain name stays the one that the chat says and searches. */
const inThePlural = (name: string): readonly string[] =>
  ['schools', 'colleges', 'universities', 'campuses'].map((several) => `${name} ${several}`);
