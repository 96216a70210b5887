import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

/** Every room with words in two languages, by the path of its Spanish module. */
const spanishRooms = import.meta.glob<Record<string, unknown>>(
  ['/src/**/*words.es.{ts,tsx}', '/src/**/goals.es.ts'],
  { eager: true },
);
const englishRooms = import.meta.glob<Record<string, unknown>>(
  ['/src/**/*words.{ts,tsx}', '/src/**/goals.ts'],
  { eager: true },
);

/** One that is filled may say a figure in one language and not in the other: “1 universidad”, “one college”. */
type Pair = { at: string; english: string; spanish: string; isFilled?: true };

const markupOf = (sentence: ReactNode) => renderToStaticMarkup(<MemoryRouter>{sentence}</MemoryRouter>);

/** What a sentence says with figures to fill in; undefined where it needs something else. */
const filled = (sentence: unknown): ReactNode => {
  try {
    return (sentence as (...figures: number[]) => ReactNode)(2, 3, 4);
  } catch {
    return undefined;
  }
};

/** Both languages of everything that is said with nothing, or with figures, to fill in. */
const pairsOf = (english: unknown, spanish: unknown, at = ''): Pair[] => {
  if (typeof english === 'string' && typeof spanish === 'string') return [{ at, english, spanish }];
  if (typeof english === 'function' && typeof spanish === 'function') {
    const said = filled(english);
    if (said === undefined) return [];
    return pairsOf(said, filled(spanish), at).map((pair) => ({ ...pair, isFilled: true }));
  }
  if (isValidElement(english))
    return [{ at, english: markupOf(english), spanish: markupOf(spanish as ReactNode) }];
  if (typeof english !== 'object' || english === null) return [];
  const other = spanish as Record<string, unknown>;
  expect(Object.keys(other).toSorted(), at).toEqual(Object.keys(english).toSorted());
  return Object.entries(english).flatMap(([key, value]) => pairsOf(value, other[key], `${at}.${key}`));
};

const roomsOf = Object.entries(spanishRooms).map(([path, { spanish }]) => {
  const english = englishRooms[path.replace('.es.', '.')]?.['english'];
  return [path, english, spanish] as const;
});

/** With the digits of years and amounts, whatever stands around them. */
const figuresOf = (text: string) => (text.replace(/<[^>]+>/g, ' ').match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

const linksOf = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, to]) => to).toSorted();

/** Names, and words that are the same in both languages, are short. */
const isSentence = (text: string) => text.split(' ').length > 3 && /[a-z]{2}/.test(text);

describe('words in two languages', () => {
  it('are found', () => {
    expect(roomsOf.length).toBeGreaterThan(7);
  });

  it.each(roomsOf)('say the same in both: %s', (_path, english, spanish) => {
    expect(english).toBeDefined();
    const pairs = pairsOf(english, spanish);

    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter((pair) => isSentence(pair.english) && pair.english === pair.spanish)).toEqual([]);
    const plain = pairs.filter(({ isFilled }) => isFilled !== true);
    expect(plain.map(({ at, spanish: text }) => [at, figuresOf(text)])).toEqual(
      plain.map(({ at, english: text }) => [at, figuresOf(text)]),
    );
    expect(pairs.map(({ at, spanish: text }) => [at, linksOf(text)])).toEqual(
      pairs.map(({ at, english: text }) => [at, linksOf(text)]),
    );
  });
});
