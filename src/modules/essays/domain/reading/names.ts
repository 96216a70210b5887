import { type Sentence } from '../text/manuscript.js';
import { COMMON_CAPITALS } from '../word-lists/everyday-words.js';
import { CALENDAR } from '../word-lists/vivid-words/numbers-and-days.js';
import { isCapitalized, withoutPossessive } from './word-kinds.js';

const OPENS_SENTENCE = /["(]$|[.!?:]\s$/;

/** How many words of the sentence are names: capitals where a small letter would do. */
export const countNames = (sentence: Sentence, text: string): number =>
  sentence.words.filter((_, at) => isName(sentence, at, text)).length;

function isName({ words }: Sentence, at: number, text: string): boolean {
  const word = words[at];
  if (word === undefined || !isCapitalized(word.text)) return false;
  const base = withoutPossessive(word.lower);
  if (COMMON_CAPITALS.has(base) || CALENDAR.has(base)) return false;

  const before = text.slice(Math.max(0, word.start - 2), word.start);
  const opensSentence = at === 0 || OPENS_SENTENCE.test(before);
  return !opensSentence || isFollowedByCapital(words, at, text);
}

/** The first word of a sentence is a name when it begins a run of capitals. */
function isFollowedByCapital(words: Sentence['words'], at: number, text: string): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || next === undefined) return false;
  return /^\p{Lu}\p{Ll}/u.test(next.text) && text.slice(word.end, next.start) === ' ';
}
