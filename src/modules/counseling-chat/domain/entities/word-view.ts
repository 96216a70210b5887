import { type Message, type Token } from '../language/message.js';
import { type Span } from './entities.js';

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const SENTENCE_ENDS = wordSet('. ? ! ;');

/** The plain words of a message with what stands around each of them. */
export class WordView {
  readonly texts: readonly string[];
  private readonly tokens: ReadonlyMap<number, Token>;

  constructor(
    readonly message: Message,
    /** Words inside these belong to something else that was read. */
    readonly taken: readonly Span[] = [],
  ) {
    this.texts = message.words.map(({ text }) => text);
    this.tokens = new Map(message.tokens.map((token) => [token.from, token]));
  }

  get length(): number {
    return this.texts.length;
  }

  at(place: number): string {
    return this.texts[place] ?? '';
  }

  isTaken(place: number): boolean {
    const word = this.message.words[place];
    return word !== undefined && this.taken.some(({ from, to }) => word.from >= from && word.from < to);
  }

  /** As it was typed. */
  token(place: number): Token | undefined {
    return this.tokens.get(this.message.words[place]?.from ?? -1);
  }

  span(from: number, to: number): Span {
    const { words } = this.message;
    return { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 };
  }

  /** The words of the sentence around a place, as places. */
  sentence(place: number): { readonly from: number; readonly to: number } {
    let from = place;
    while (from > 0 && !SENTENCE_ENDS.has(this.at(from - 1))) from -= 1;
    let to = place;
    while (to < this.length && !SENTENCE_ENDS.has(this.at(to))) to += 1;
    return { from, to };
  }

  /** The words before a place in its sentence, the nearest first. */
  before(place: number, most: number): string[] {
    const { from } = this.sentence(place);
    return this.texts.slice(Math.max(from, place - most), place).toReversed();
  }

  after(place: number, most: number): string[] {
    const { to } = this.sentence(place);
    return this.texts.slice(place + 1, Math.min(to, place + 1 + most));
  }

  /** Words joined by spaces, hyphens left out: "pre-med" is "pre med". */
  phrase(from: number, to: number): string {
    return this.texts
      .slice(from, to)
      .filter((text) => text !== '-')
      .join(' ');
  }
}

/** A phrase that was understood, and the place of the word after it. */
export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  readonly from: number;
  readonly to: number;
}

/** The phrases that mean something, the longest first, none overlapping and none in what was taken. */
export function phrasesIn<Meaning>(
  view: WordView,
  longest: number,
  meaningOf: (phrase: string, from: number, to: number) => Meaning | undefined,
): FoundPhrase<Meaning>[] {
  const found: FoundPhrase<Meaning>[] = [];
  for (let from = 0; from < view.length;) {
    const phrase = longestAt(view, from, longest, meaningOf);
    if (phrase !== undefined) found.push(phrase);
    from = phrase?.to ?? from + 1;
  }
  return found;
}

function longestAt<Meaning>(
  view: WordView,
  from: number,
  longest: number,
  meaningOf: (phrase: string, from: number, to: number) => Meaning | undefined,
): FoundPhrase<Meaning> | undefined {
  for (let to = Math.min(view.length, from + longest); to > from; to--) {
    if (view.isTaken(from) || view.isTaken(to - 1)) continue;
    const meaning = meaningOf(view.phrase(from, to), from, to);
    if (meaning !== undefined) return { meaning, from, to };
  }
  return undefined;
}
