import { type Span } from './manuscript.js';

/** Starting only at the first mark of a run keeps this fast on a text of nothing but marks. */
const ENDING = /(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)/g;
const LONGEST_ABBREVIATION = 12;
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st jr sr vs etc eg ie dept gen rev hon u.s u.k u.n e.g i.e a.m p.m'.split(' '),
);
/** Abbreviations that often stand at the end of a sentence. */
const LAST_WORDS = new Set(['etc', 'a.m', 'p.m']);
const OPENING_MARKS = /^["'([]+/;
/** A forgotten capital: "i" begins a sentence all the same. */
const SMALL_I = /^["'([]*i\b/;

/** The sentences of one paragraph, which begins at `offset` of the whole text. */
export function sentenceSpans(paragraph: string, offset: number): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: marks, index } of paragraph.matchAll(ENDING)) {
    const end = index + marks.length;
    const rest = paragraph.slice(end).trimStart();
    const before = paragraph.slice(Math.max(start, index - LONGEST_ABBREVIATION), index);
    if (!isBoundary(before, marks, rest)) continue;
    spans.push({ start: offset + start, end: offset + end });
    start = paragraph.length - rest.length;
  }
  if (start < paragraph.length) spans.push({ start: offset + start, end: offset + paragraph.length });
  return spans;
}

function isBoundary(before: string, marks: string, rest: string): boolean {
  const next = rest.replace(OPENING_MARKS, '').charAt(0);
  const continuesSmall = /\p{Ll}/u.test(next) && !SMALL_I.test(rest);
  const dots = /^\.*/.exec(marks)?.[0].length ?? 0;
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? '';
  if (dots === 1 && isShortened(word, next)) {
    return LAST_WORDS.has(word.toLowerCase()) && next !== '' && !continuesSmall;
  }

  const isPause = dots >= 2 || marks.startsWith('…') || /["']/.test(marks);
  return !(isPause && continuesSmall);
}

/** "No." is short for "number" only before one. */
const isShortened = (word: string, next: string): boolean =>
  ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) || (/^no$/i.test(word) && /\d/.test(next));
