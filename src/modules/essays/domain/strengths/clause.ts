import { type Sentence, type Span, type Word } from '../text/manuscript.js';
import { stretch } from '../findings/places.js';

const MOST_WORDS = 14;
const FEWEST_WORDS = 5;
const FEWEST_LEFT = 4;
const JOINTS = new Set(['and', 'but', 'so', 'because', 'when', 'while', 'until', 'who', 'which']);
const NOT_FIRST = new Set(['and', 'but', 'so']);
const NOT_LAST = new Set(
  'a an the at of in on to for with from by my our his her their its and but or so said that who which as than into was is were had'.split(
    ' ',
  ),
);

/** The clause that holds most of what is praised, begun where a clause begins. */
export function clauseOf(sentence: Sentence, isPraised: (word: Word) => boolean, most = MOST_WORDS): Span[] {
  const { words } = sentence;
  if (words.length <= most) return stretch(words);

  const from = bestStart(sentence, isPraised, most);
  return stretch(words.slice(from, endOf(sentence, from, most)));
}

function bestStart(sentence: Sentence, isPraised: (word: Word) => boolean, most: number): number {
  const { words } = sentence;
  const starts = [...words.keys()].filter(
    (at) => startsClause(sentence, at) && hasDoer(words, at) && words.length - at >= FEWEST_LEFT,
  );
  const praised = (at: number): number => words.slice(at, at + most).filter(isPraised).length;
  const best = starts.reduce((one, other) => (praised(other) > praised(one) ? other : one), 0);
  return NOT_FIRST.has(words[best]?.lower ?? '') ? best + 1 : best;
}

/** "And died" begins with what somebody did, and not with who did it. */
const hasDoer = (words: readonly Word[], at: number): boolean =>
  !NOT_FIRST.has(words[at]?.lower ?? '') || DOERS.has(words[at + 1]?.lower ?? '');

const DOERS = new Set(
  "i he she it we they you my his her our their the a an this that these those there i'd i'm she'd he'd nobody everyone one then when sometimes".split(
    ' ',
  ),
);

/** At the end of a clause if there is one; never at a word that hangs in the air. */
function endOf(sentence: Sentence, from: number, most: number): number {
  const { words } = sentence;
  const furthest = Math.min(words.length, from + most);
  let to = furthest;
  while (to > from + FEWEST_WORDS && to < words.length && !startsClause(sentence, to)) to--;
  if (to === from + FEWEST_WORDS) to = furthest;
  while (to - from > FEWEST_WORDS && to < words.length && NOT_LAST.has(words[to - 1]?.lower ?? '')) to--;
  return to;
}

function startsClause({ words, text, start }: Sentence, at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined) return at === 0;
  const between = text.slice(before.end - start, word.start - start);
  return JOINTS.has(word.lower) || /[,;:–—]\s*["']?$/.test(between);
}
