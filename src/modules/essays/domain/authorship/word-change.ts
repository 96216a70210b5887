import { type WordChange } from '../essay/essay-version.js';

/** How a text became another, by the longest common subsequence of their words. */
export function wordChange(before: string, after: string): WordChange {
  const { from, to } = withoutCommonEnds(wordsOf(before), wordsOf(after));
  const common = commonLengths(from, to);
  const width = to.length + 1;
  const at = (i: number, j: number) => common[i * width + j] ?? 0;

  const change = { wordsAdded: 0, wordsRemoved: 0, longestAddition: 0 };
  let run = 0;
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      i += 1;
      j += 1;
      run = 0;
    } else if (j < to.length && (i === from.length || at(i, j + 1) >= at(i + 1, j))) {
      j += 1;
      run += 1;
      change.wordsAdded += 1;
      change.longestAddition = Math.max(change.longestAddition, run);
    } else {
      i += 1;
      change.wordsRemoved += 1;
    }
  }
  return change;
}

function wordsOf(text: string): string[] {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\s+/);
}

function withoutCommonEnds(from: string[], to: string[]) {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return { from: from.slice(head, from.length - tail), to: to.slice(head, to.length - tail) };
}

/**
 * At `i * (to.length + 1) + j`: how many words the ends from `i` and from `j` have in common. A text has 4,000 words at most, so
 * this is 16 million steps: numbers instead of words make them five times as fast.
 */
function commonLengths(from: string[], to: string[]): Uint16Array {
  const numbers = new Map<string, number>();
  const numbered = (words: string[]) => Uint16Array.from(words, (word) => numberOf(word, numbers));
  const [ours, theirs] = [numbered(from), numbered(to)];
  const width = to.length + 1;
  const common = new Uint16Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const word = ours[i];
    let right = 0;
    let diagonal = 0;
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const below = common[(i + 1) * width + j] ?? 0;
      if (theirs[j] === word) right = diagonal + 1;
      else if (below > right) right = below;
      common[i * width + j] = right;
      diagonal = below;
    }
  }
  return common;
}

function numberOf(word: string, numbers: Map<string, number>): number {
  const known = numbers.get(word) ?? numbers.size;
  numbers.set(word, known);
  return known;
}
