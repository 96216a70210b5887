/** A text as a search compares it: no case, no accents, no punctuation; "St. Mary's" is "st marys". */
export interface TypedText {
  /** Every word that was typed, "A & M" as one. */
  readonly phrase: string;
  /** Each word once, little ones only when nothing else was typed. */
  readonly words: readonly string[];
}

/** Every college is one of the many: "colleges near boston" says "boston". */
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
  const telling = all.filter(
    (word, at) => !LITTLE_WORDS.has(word) && (word !== 'in' || at === all.length - 1),
  );
  return { phrase, words: telling.length > 0 ? telling : all };
}

/** As the database folds what it stores; what cannot be seen, such as the joints of a pasted text, is no part of it. */
function folded(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/['’‘ʻ`´.]/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđłı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Typing errors forgiven in a word: none in short ones, for they would be other words. */
export function editsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
