import { CONCEPTS } from './concepts.js';
import { SENTENCE_END } from './plain-words.js';

interface Step {
  /** At most so many words of the same sentence may stand before it. */
  gap: number;
  words: ReadonlySet<string>;
}

export type WordPattern = readonly Step[];

const ALTERNATIVES = new Map(Object.entries(CONCEPTS).map(([name, words]) => [name, words.split(' ')]));

/**
 * Reads a pattern such as `KILL 2 SELF`: a word of one list, at most two others, a word of the next. Small letters stand for
 * themselves, `a|b` for either.
 */
export function wordPattern(pattern: string): WordPattern {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of pattern.split(' ')) {
    if (/^\d+$/.test(part)) {
      gap = Number(part);
      continue;
    }
    steps.push({ gap, words: wordsFor(part) });
    gap = 0;
  }
  return steps;
}

const wordsFor = (part: string): ReadonlySet<string> =>
  new Set(part.split('|').flatMap((name) => ALTERNATIVES.get(name) ?? [name]));

/** Where the pattern ends if it begins at this word, else null. */
export function endOfMatch(pattern: WordPattern, words: readonly string[], from: number): number | null {
  const [first, ...rest] = pattern;
  if (first === undefined || !first.words.has(words[from] ?? '')) return null;
  return endOfRest(rest, words, from + 1);
}

function endOfRest(steps: WordPattern, words: readonly string[], from: number): number | null {
  const [step, ...rest] = steps;
  if (step === undefined) return from;
  for (let at = from; at <= from + step.gap; at++) {
    const word = words[at];
    if (word === undefined) return null;
    if (step.words.has(word)) {
      const end = endOfRest(rest, words, at + 1);
      if (end !== null) return end;
    }
    if (word === SENTENCE_END) return null;
  }
  return null;
}

/** Patterns by the words they begin with: most words of a text begin none. */
export function byFirstWord<Item>(
  items: readonly Item[],
  patternOf: (item: Item) => WordPattern,
): ReadonlyMap<string, readonly Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    for (const word of patternOf(item)[0]?.words ?? []) index.set(word, [...(index.get(word) ?? []), item]);
  }
  return index;
}
