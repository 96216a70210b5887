import { type Mention, type Target } from '../colleges-named/named-college.js';
import { type Manuscript, type Sentence, type Span, type Word } from '../text/manuscript.js';
import { coveredBy } from '../text/spans.js';
import { COLLEGE_WORDS } from '../word-lists/people-and-places/college-words.js';
import { COMMON_CAPITALS } from '../word-lists/everyday-words.js';
import { isCapitalized } from './word-kinds.js';

const COLLEGE_WORD = new RegExp(`\\b(?:${COLLEGE_WORDS.join('|')})\\b`, 'i');
const LOOKS_AHEAD =
  /\b(?:will|would|hope|want|plan|look forward|could|'d|can|'ll|at|offers?|lets|where|its|your)\b/i;
const OPENS_SENTENCE = /["(.!?:]\s?$/;
const SMALL_WORDS_IN_NAMES = new Set(['of', 'the', 'and', 'for', 'in']);
/** Characters between a name and a word such as "course". */
const NEAR = 60;

interface College {
  mentions: readonly Mention[];
  target: Target | null;
  /** In small letters. */
  cityWords: ReadonlySet<string>;
}

/** What the text names of the college: a course, a professor, a club; not the college itself and not its city. */
export function particularsOf(
  { sentences, text }: Manuscript,
  { mentions, target, cityWords }: College,
): Span[] {
  const isCollege = coveredBy(
    mentions.filter(({ ids }) => target === null || ids.some((id) => target.ids.includes(id))),
  );
  return sentences
    .filter((sentence) => LOOKS_AHEAD.test(sentence.text) || COLLEGE_WORD.test(sentence.text))
    .flatMap((sentence) =>
      namesIn(sentence, text)
        .filter((name) => !name.some((word) => isCollege(word.start)))
        .filter((name) => !name.every((word) => cityWords.has(word.lower)))
        .map(spanOf)
        .filter((span) => isNearCollegeWord(span, sentence, text)),
    );
}

/** Runs of capitals, with numbers and small words inside them. */
function namesIn({ words }: Sentence, text: string): Word[][] {
  const names: Word[][] = [];
  let name: Word[] = [];
  words.forEach((word, at) => {
    const belongs =
      (at > 0 && beginsName(word, text)) || (name.length > 0 && continuesName(word, words[at + 1]));
    if (!belongs) name = [];
    else if (name.push(word) === 1) names.push(name);
  });
  return names;
}

const beginsName = (word: Word, text: string): boolean =>
  isCapitalized(word.text) &&
  !COMMON_CAPITALS.has(word.lower) &&
  !OPENS_SENTENCE.test(text.slice(Math.max(0, word.start - 2), word.start));

const continuesName = (word: Word, next: Word | undefined): boolean =>
  word.isNumber || (SMALL_WORDS_IN_NAMES.has(word.lower) && isCapitalized(next?.text ?? ''));

const spanOf = (words: readonly Word[]): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

const isNearCollegeWord = ({ start, end }: Span, sentence: Sentence, text: string): boolean =>
  COLLEGE_WORD.test(text.slice(Math.max(sentence.start, start - NEAR), Math.min(sentence.end, end + NEAR)));
