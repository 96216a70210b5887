import { type Sentence, type Word } from '../text/manuscript.js';
import { CALENDAR, NUMBER_WORDS } from '../word-lists/vivid-words/numbers-and-days.js';
import { isCapitalized, withoutPossessive } from './word-kinds.js';

/** "110 %" and "one hundred percent" are ways to talk, not figures. */
const ROUND_PERCENT = /^(?:100|110|120|150|200|1000|hundred|ten|thousand)/;
const PERCENT_WORDS = new Set(['percent', 'percents']);
/** Also a verb each. */
const AMBIGUOUS_MONTHS = new Set(['march', 'may']);

/** How many figures, number words and dates the sentence has. */
export const countNumbers = ({ words }: Sentence, text: string): number =>
  words.filter((word, at) => isFigure(word, words[at + 1], text)).length + words.filter(isDate).length;

export const hasDigitsOrDate = ({ words }: Sentence): boolean =>
  words.some((word) => word.isNumber || CALENDAR.has(word.lower));

function isFigure(word: Word, next: Word | undefined, text: string): boolean {
  const base = withoutPossessive(word.lower);
  if (!word.isNumber && (!NUMBER_WORDS.has(base) || base === 'half')) return false;

  const isPercent =
    word.text.endsWith('%') ||
    text[word.end] === '%' ||
    (next !== undefined && PERCENT_WORDS.has(next.lower));
  return !(isPercent && ROUND_PERCENT.test(base));
}

function isDate(word: Word): boolean {
  const base = withoutPossessive(word.lower);
  return CALENDAR.has(base) && (!AMBIGUOUS_MONTHS.has(base) || isCapitalized(word.text));
}
