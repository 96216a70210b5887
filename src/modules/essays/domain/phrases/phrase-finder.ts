import { lowered } from '../text/folded-text.js';
import { type Manuscript, type Span } from '../text/manuscript.js';
import { coveredBy, mergedSpans } from '../text/spans.js';
import { type PhraseLine, phraseLine } from './phrase-line.js';
import { indexWords, type WordIndex } from './word-index.js';

const compiled = new WeakMap<readonly string[], readonly PhraseLine[]>();

/** Each list is prepared once. */
function linesOf(list: readonly string[]): readonly PhraseLine[] {
  const known = compiled.get(list);
  if (known !== undefined) return known;
  const lines = list.map(phraseLine).filter((line) => line !== null);
  compiled.set(list, lines);
  return lines;
}

/** Finds the phrases of a list in one essay. Phrases that overlap are found as one. */
export class PhraseFinder {
  private readonly lower: string;
  private readonly index: WordIndex;
  private readonly isQuoted: (at: number) => boolean;

  constructor({ text, words, quoted }: Pick<Manuscript, 'text' | 'words' | 'quoted'>) {
    this.lower = lowered(text);
    this.index = indexWords(words);
    this.isQuoted = coveredBy(quoted);
  }

  anywhere(list: readonly string[], range: Partial<Span> = {}): Span[] {
    const { start = 0, end = this.lower.length } = range;
    const found = linesOf(list)
      .filter(({ needs }) => needs.every((options) => options.some((option) => this.index.has(option))))
      .flatMap((line) =>
        line.heads === null ? this.scan(line, start) : this.fromHeads(line.heads, line, start),
      );
    return mergedSpans(found.filter((span) => span.end <= end));
  }

  /** People in stories may talk as they do. */
  outsideSpeech(list: readonly string[], range: Partial<Span> = {}): Span[] {
    return this.anywhere(list, range).filter(
      ({ start, end }) => !this.isQuoted(start) || !this.isQuoted(end - 1),
    );
  }

  private scan({ pattern }: PhraseLine, from: number): Span[] {
    pattern.lastIndex = from;
    return [...this.lower.matchAll(pattern)].map(spanOf);
  }

  private fromHeads(heads: readonly string[], { pattern }: PhraseLine, from: number): Span[] {
    const places = heads.flatMap((head) => this.index.get(head) ?? []).filter((place) => place >= from);
    return places.flatMap((place) => {
      pattern.lastIndex = place;
      const match = pattern.exec(this.lower);
      return match === null ? [] : [spanOf(match)];
    });
  }
}

const spanOf = ({ 0: phrase, index }: RegExpExecArray): Span => ({
  start: index,
  end: index + phrase.length,
});
