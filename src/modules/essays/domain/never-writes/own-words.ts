import { stem } from '../text/stem.js';
import { tokensOf } from './tokens.js';

/** What the student wrote and was asked: quoting it is no proposal. */
export class OwnWords {
  private readonly texts: readonly string[];
  private readonly stems: ReadonlySet<string>;

  constructor(...texts: string[]) {
    const tokens = texts.map(tokensOf);
    this.texts = tokens.map(asRun);
    this.stems = new Set(tokens.flat().map(stem));
  }

  /** Word for word and in a row. */
  hold(words: readonly string[]): boolean {
    const run = asRun(words);
    return this.texts.some((text) => text.includes(run));
  }

  holdStem(wordStem: string): boolean {
    return this.stems.has(wordStem);
  }
}

const asRun = (words: readonly string[]): string => ` ${words.join(' ')} `;
