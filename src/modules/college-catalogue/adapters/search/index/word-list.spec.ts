import { describe, expect, it } from 'vitest';
import { WordList } from './word-list.js';

const WORDS = ['brown', 'cornell', 'cornerstone', 'harford', 'harvard', 'haverford', 'howard', 'yale'];
const list = new WordList(WORDS);
const close = (typed: string, edits: number, asBeginning = false) => {
  const found: Record<string, number> = {};
  list.closeTo(typed, edits, asBeginning, (at, distance) => {
    found[WORDS[at] ?? ''] = distance;
  });
  return found;
};

/** The distance by its definition, with the whole table. */
function distance(one: string, other: string): number {
  const d = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => d[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = d[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  return at(one.length, other.length);
}

describe('the word list', () => {
  it('are found by their beginning', () => {
    const [from, to] = list.beginningWith('corne');

    expect(WORDS.slice(from, to)).toEqual(['cornell', 'cornerstone']);
    expect(list.beginningWith('')).toEqual([0, WORDS.length]);
    expect(list.beginningWith('zz')).toEqual([WORDS.length, WORDS.length]);
  });

  it.each([
    ['a letter left out', 'harvrd', { harvard: 1 }],
    ['a letter added', 'harrvard', { harvard: 1 }],
    ['a letter changed', 'hervard', { harvard: 1 }],
    ['two neighbors swapped', 'yael', { yale: 1 }],
    ['the first letter', 'gale', { yale: 1 }],
  ])('are close by %s', (_what, typed, expected) => {
    expect(close(typed, 1)).toEqual(expected);
  });

  it('are close by their beginning while the word is being typed', () => {
    expect(close('corenl', 1, true)).toEqual({ cornell: 1 });
    expect(close('corenl', 1)).toEqual({});
  });

  it('are as close as the definition says, for any two words', () => {
    const letters = 'abc'.split('');
    const words = letters.flatMap((a) =>
      letters.flatMap((b) => letters.flatMap((c) => [a + b, a + b + c, a + b + c + a])),
    );
    const all = [...new Set([...words, ...words.map((word) => word + word)])].sort();
    const every = new WordList(all);
    for (const typed of all.filter((_, at) => at % 3 === 0)) {
      const found = new Map<string, number>();
      every.closeTo(typed, 2, false, (at, far) => found.set(all[at] ?? '', far));
      const beginnings = new Map<string, number>();
      every.closeTo(typed, 2, true, (at, far) => beginnings.set(all[at] ?? '', far));

      const within = (measure: (word: string) => number) =>
        new Map(all.map((word) => [word, measure(word)] as const).filter(([, far]) => far <= 2));
      expect(found).toEqual(within((word) => distance(typed, word)));
      expect(beginnings).toEqual(
        within((word) =>
          Math.min(...Array.from({ length: word.length + 1 }, (_, n) => distance(typed, word.slice(0, n)))),
        ),
      );
    }
  });
});
