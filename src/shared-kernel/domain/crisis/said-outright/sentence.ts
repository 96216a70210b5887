import { SENTENCE_END } from '../plain-words.js';
import { WORD_LISTS } from './word-lists.js';

interface Step {
  /** At most so many other words of the same sentence may stand before it. */
  readonly between: number;
  readonly words: ReadonlySet<string>;
}

/** What to look for in a text, word by word. */
export type Sentence = readonly Step[];

const SOME_WORDS_BETWEEN: Readonly<Record<string, number>> = { '..': 2, '...': 5 };
const END_OF_SENTENCE = '(end)';

/**
 * Reads a sentence such as `i ... want/wish to .. [die]`: "i", up to five other words, "want" or "wish", "to", up to two other
 * words, a word of the list "die". `(end)` is the end of what was said.
 */
export function sentenceOf(written: string): Sentence {
  const steps: Step[] = [];
  let between = 0;
  for (const part of written.split(' ')) {
    const gap = SOME_WORDS_BETWEEN[part];
    if (gap === undefined) steps.push({ between, words: wordsOf(part) });
    between = gap ?? 0;
  }
  return steps;
}

const LISTS: Readonly<Record<string, string>> = WORD_LISTS;

const wordsOf = (part: string): ReadonlySet<string> =>
  new Set(
    part
      .split('/')
      .flatMap((word) =>
        word === END_OF_SENTENCE ? [SENTENCE_END] : word.startsWith('[') ? listed(word.slice(1, -1)) : [word],
      ),
  );

function listed(name: string): string[] {
  const words = LISTS[name];
  if (words === undefined) throw new Error(`There is no list of words "${name}".`);
  return words.split(' ');
}

/** Where the sentence ends if it begins at this word, else null. */
export function endOfSentence(sentence: Sentence, words: readonly string[], from: number): number | null {
  const [first, ...rest] = sentence;
  return first?.words.has(words[from] ?? '') === true ? endOfRest(rest, words, from + 1) : null;
}

function endOfRest(steps: Sentence, words: readonly string[], from: number): number | null {
  const [step, ...rest] = steps;
  if (step === undefined) return from;
  for (let at = from; at <= from + step.between; at++) {
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

/** Sentences by the words they begin with: most words of a text begin none. */
export function byFirstWord<Item>(
  items: readonly Item[],
  sentenceIn: (item: Item) => Sentence,
): ReadonlyMap<string, readonly Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items)
    for (const word of sentenceIn(item)[0]?.words ?? []) index.set(word, [...(index.get(word) ?? []), item]);
  return index;
}
