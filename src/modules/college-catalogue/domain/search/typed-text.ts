import { isOrdinary } from './reading/ordinary-words.js';

/** A text as the search compares it: no case, accents or punctuation; "St. Mary's" is "st marys". */
export interface TypedText {
  /** Every word that was typed, "A & M" as one. */
  readonly phrase: string;
  /** Each word once; little words only when nothing else was typed. */
  readonly words: readonly string[];
}

/** Words that distinguish no college: "colleges near boston" means "boston". */
const LITTLE_WORDS: ReadonlySet<string> = new Set([
  ...['and', 'at', 'near', 'of', 'the'],
  ...['colleges', 'schools', 'universities'],
]);
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

export function readTyped(text: string): TypedText {
  const phrase = folded(text.replace(/\b(\w) ?& ?(\w)\b/g, '$1$2'));
  const all = [...new Set(phrase.split(' '))].filter((word) => word !== '');
  // At the end "in" is Indiana.
  const distinctive = all.filter(
    (word, at) => !LITTLE_WORDS.has(word) && (word !== 'in' || at === all.length - 1),
  );
  return { phrase, words: distinctive.length > 0 ? distinctive : all };
}

/**
 * The same as `college_catalogue.folded` in the database, unless decimals such as 3.5 are kept; invisible characters of a pasted text are
 * removed.
 */
export function folded(text: string, keepsDecimals = false): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(keepsDecimals ? /['’‘ʻ`´]|(?<!\d)\.|\.(?!\d)/g : /['’‘ʻ`´.]/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(keepsDecimals ? /[^a-z0-9.]+/g : /[^a-z0-9]+/g, ' ')
    .trim();
}

/** Typing errors allowed in a word: none in short ones, which would become other words, and none in ordinary ones. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || isOrdinary(word)) return 0;
  return word.length < 7 ? 1 : 2;
}
