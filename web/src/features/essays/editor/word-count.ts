import { count } from '@/lib/words/figures';

/** As the server counts: whatever stands between spaces. */
export const wordsIn = (text: string) => {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
};

/** An essay can be saved up to here. */
export const MOST_WORDS = 4000;
export const MOST_CHARACTERS = 40_000;
/** And submitted up to here. */
export const MOST_SUBMITTED_WORDS = 1000;
/** Where a long essay turns yellow, and where red. */
const LONG = 600;
const TOO_LONG = 800;

export type Count = { words: string; tone: 'plain' | 'yellow' | 'red'; warning: string | null };

const SHORTEN = 'Consider shortening for better analysis';

const overWords = (words: number, limit: number) => `${count(words - limit)} over the limit`;

const toneOf = (words: number, limit: number | null) => {
  if (words > TOO_LONG || (limit !== null && words > limit)) return 'red';
  return words > LONG ? 'yellow' : 'plain';
};

const warningOf = (words: number, limit: number | null) => {
  if (words > MOST_SUBMITTED_WORDS)
    return 'You can save this. To submit it for review, bring it under 1,000 words.';
  if (words > TOO_LONG) return SHORTEN;
  return limit !== null && words > limit ? overWords(words, limit) : null;
};

/** The prompt's own limit is said first. */
export const countOf = (words: number, limit: number | null): Count => ({
  words:
    limit === null
      ? `${count(words)} ${words === 1 ? 'word' : 'words'}`
      : `${count(words)} of ${count(limit)} words`,
  tone: toneOf(words, limit),
  warning: warningOf(words, limit),
});
