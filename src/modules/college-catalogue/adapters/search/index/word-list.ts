import { editDistances } from './edit-distance.js';

/** All words of the catalogue in order, so that those with one beginning stand together. */
export class WordList {
  /** How many letters each word shares with the one before it. */
  private readonly shared: Uint8Array;

  /** `words`: each once, in the order of their code units. */
  constructor(readonly words: readonly string[]) {
    this.shared = Uint8Array.from(words, (word, at) => sharedLetters(words[at - 1] ?? '', word));
  }

  /** From where to before where the words with this beginning stand. */
  beginningWith(beginning: string): readonly [from: number, to: number] {
    const from = this.firstAtLeast(beginning);
    return [from, this.firstAtLeast(`${beginning}\uffff`, from)];
  }

  /**
   * The words that so many edits make of `typed`: letters added, left out, changed, or two neighbours swapped. With
   * `asBeginning` the beginning of a word is enough.
   */
  closeTo(
    typed: string,
    edits: number,
    asBeginning: boolean,
    found: (word: number, distance: number) => void,
  ): void {
    const distances = editDistances(typed, edits, asBeginning);
    for (let at = 0; at < this.words.length; at++) {
      const word = this.words[at] ?? '';
      // Words that share the letters which were already too far are passed over unread.
      if ((this.shared[at] ?? 0) >= distances.hopelessFrom) continue;
      const distance = distances.to(word, this.shared[at] ?? 0);
      if (distance <= edits) found(at, distance);
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

function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length, 255);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count++;
  return count;
}
