import { type Manuscript, type Span } from '../text/manuscript.js';
import { type Anchor } from './review.js';

const MOST_WORDS_QUOTED = 16;

/** The place with its quote, cut from the stored text. */
export function anchorOf({ stored, words, paragraphs }: Manuscript, { start, end }: Span): Anchor {
  const quoted = words.filter((word) => word.start >= start && word.end <= end);
  const last = quoted.length > MOST_WORDS_QUOTED ? quoted[MOST_WORDS_QUOTED - 1] : undefined;
  const shownEnd = last?.end ?? end;
  const paragraph = paragraphs.find((one) => start >= one.start && start < one.end) ?? paragraphs.at(-1);
  return {
    paragraphIndex: paragraph?.index ?? 0,
    quote: stored.slice(start, shownEnd).replace(/\s+/g, ' ').trim(),
    start,
    end: shownEnd,
  };
}

const LOOSE_ENDS = new Set(
  "a an the of to in for with and as is are was were my your his her its it's that this not".split(' '),
);

/** "Patience is a" is quoted with the word it waits for. */
export function withoutLooseEnd({ words }: Manuscript, { start, end }: Span): Span {
  let last = words.findLastIndex((word) => word.end <= end);
  while (LOOSE_ENDS.has(words[last]?.lower ?? '') && words[last + 1]?.sentence === words[last]?.sentence)
    last++;
  return { start, end: Math.max(end, words[last]?.end ?? end) };
}

const HANGING = new Set([
  ...LOOSE_ENDS,
  ...'and so but because when while if or i we he she they who which on at by from have had been would will'.split(
    ' ',
  ),
]);
const FEWEST_WORDS_LEFT = 4;

/** The beginning of a sentence is quoted up to a word that may stand last: "and so I" is left out. */
export function withoutHangingEnd({ words }: Manuscript, { start, end }: Span): Span {
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.end <= end);
  if (first < 0 || words[last + 1]?.sentence !== words[last]?.sentence) return { start, end };

  let kept = last;
  while (kept - first >= FEWEST_WORDS_LEFT && HANGING.has(words[kept]?.lower ?? '')) kept--;
  return { start, end: words[kept]?.end ?? end };
}

/** As it stands inside our own quotation marks. */
export const insideQuotes = (quote: string): string =>
  quote
    .replace(/^["“”']+|["“”']+$/g, '')
    .replace(/["“”]/g, '’')
    .replace(/[,;:]$/, '');
