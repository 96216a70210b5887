import { typingErrorsIn } from './typing-errors.js';

/** All words of the catalogue in order, so that those with one beginning are together. */
export class WordList {
  /** `words`: each once, in the order of their code units. */
  constructor(readonly words: readonly string[]) {}

  /** Positions of the words with this beginning: the first, and the one after the last. */
  beginningWith(beginning: string): readonly [from: number, to: number] {
    const from = this.firstAtLeast(beginning);
    return [from, this.firstAtLeast(`${beginning}\uffff`, from)];
  }

  /** The words with at most this many typing errors. With `asBeginning`, a beginning of a word is enough. */
  closeTo(
    typed: string,
    most: number,
    asBeginning: boolean,
    found: (word: number, errors: number) => void,
  ): void {
    const errorsIn = typingErrorsIn(typed, most, asBeginning);
    for (const [at, word] of this.words.entries()) {
      const isTooShort = word.length < typed.length - most;
      const isTooLong = !asBeginning && word.length > typed.length + most;
      if (isTooShort || isTooLong) continue;
      const errors = errorsIn(word);
      if (errors <= most) found(at, errors);
    }
  }

  private firstAtLeast(text: string, from = 0): number {
    let low = from;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
