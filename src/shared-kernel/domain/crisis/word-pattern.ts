import { CONCEPTS } from './concepts.js';
import { SENTENCE_END } from './plain-words.js';

interface Step {
  /** At most so many words of the same sentence may stand before it. */
  gap: number;
  words: ReadonlySet<string>;
  /** Any number does. */
  isNumber: boolean;
  /** Not if one of these comes next. */
  notBefore: ReadonlySet<string>;
}

export type WordPattern = readonly Step[];
export type WordLists = Readonly<Record<string, string>>;

const NUMBER = 'NUM';
const DIGITS = /^\d+$/;

/**
 * Reads a pattern such as `KILL 2 SELF`: a word of one list, at most two others, a word of the next. Small letters stand for
 * themselves, `a|b` for either, `a ^b` for an "a" that no "b" follows.
 */
export function wordPattern(pattern: string, lists: WordLists = CONCEPTS): WordPattern {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of pattern.split(' ')) {
    const last = steps.at(-1);
    if (DIGITS.test(part) && part.length === 1) gap = Number(part);
    else if (part.startsWith('^') && last !== undefined) last.notBefore = wordsFor(part.slice(1), lists);
    else {
      steps.push({ gap, words: wordsFor(part, lists), isNumber: part === NUMBER, notBefore: new Set() });
      gap = 0;
    }
  }
  return steps;
}

const wordsFor = (part: string, lists: WordLists): ReadonlySet<string> =>
  new Set(part.split('|').flatMap((name) => (lists[name] ?? name).split(' ')));

/** Where the pattern ends if it begins at this word, else null. */
export function endOfMatch(pattern: WordPattern, words: readonly string[], from: number): number | null {
  const [first, ...rest] = pattern;
  if (first === undefined || !stands(first, words, from)) return null;
  return endOfRest(rest, words, from + 1);
}

function stands({ words: known, isNumber, notBefore }: Step, words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return (known.has(word) || (isNumber && DIGITS.test(word))) && !notBefore.has(words[at + 1] ?? '');
}

function endOfRest(steps: WordPattern, words: readonly string[], from: number): number | null {
  const [step, ...rest] = steps;
  if (step === undefined) return from;
  for (let at = from; at <= from + step.gap; at++) {
    const word = words[at];
    if (word === undefined) return null;
    if (stands(step, words, at)) {
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
