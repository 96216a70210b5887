import { type Finding } from '../../reading/finding.js';
import { per100 } from '../../reading/measures.js';
import { type Span, type Word } from '../../text/manuscript.js';
import { mergedSpans } from '../../text/spans.js';
import { STRONG_ANNOUNCE } from '../../word-lists/weak-words/announcements.js';
import { STRONG_FILLERS, WEAK_FILLERS } from '../../word-lists/weak-words/fillers.js';
import { BOOKISH, HARD_INFLATED, INFLATED } from '../../word-lists/weak-words/inflated-words.js';
import { EMPTY_PRAISE } from '../../word-lists/worn-phrases/praise.js';
import { SLANG, SLANG_PHRASES } from '../../word-lists/weak-words/slang.js';
import { found } from '../found.js';
import { overlaps } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** The plan of the essay, told in the essay. */
export const announcements = ({ phrases }: EssayToJudge, edges: readonly Span[]): Finding[] =>
  found(
    'announced',
    phrases.outsideSpeech(STRONG_ANNOUNCE).filter((hit) => !overlaps(hit, edges)),
  );

const MANY_WEAK_FILLERS = { atLeast: 4, per100: 1.2, shown: 5 };
const WEIGHT_OF_WEAK_FILLERS = 32;

/** Words that take room and add little: one strong one, or many weak ones. */
export function fillers({ phrases, measures }: EssayToJudge, edges: Span[], cliches: Span[]): Finding[] {
  const strong = phrases
    .outsideSpeech(STRONG_FILLERS)
    .filter((hit) => !overlaps(hit, edges) && !overlaps(hit, cliches));
  const weak = phrases.outsideSpeech(WEAK_FILLERS).filter((hit) => !overlaps(hit, cliches));
  const isMuch =
    weak.length >= MANY_WEAK_FILLERS.atLeast && per100(measures, weak.length) >= MANY_WEAK_FILLERS.per100;

  return [
    ...found('filler', strong),
    ...(isMuch ? found('filler', weak.slice(0, MANY_WEAK_FILLERS.shown), {}, WEIGHT_OF_WEAK_FILLERS) : []),
  ];
}

const MOST_INFLATED_SHOWN = 9;

/** Words that few people say aloud: two of them, one that nobody says, or two of a book in one sentence. */
export function inflatedWords(essay: EssayToJudge): Finding[] {
  const inflated = wordsOutsideSpeech(essay, INFLATED);
  const isSeveral = new Set(inflated.map(({ lower }) => lower)).size >= 2;
  const shown = isSeveral ? inflated : inflated.filter(({ lower }) => HARD_INFLATED.has(lower));

  const bookish = wordsOutsideSpeech(essay, BOOKISH).concat(inflated);
  const inOneSentence = [...Map.groupBy(bookish, ({ sentence }) => sentence).values()].filter(
    ({ length }) => length >= 2,
  );
  const together = inOneSentence.flat().filter((word) => !shown.includes(word));
  return found(
    'inflated',
    [...shown, ...together].toSorted((a, b) => a.start - b.start).slice(0, MOST_INFLATED_SHOWN),
  );
}

/** These also have a plain meaning, or are fine once. */
const MILD_SLANG = new Set(
  'dude vibe vibes chill legit bro dope lit cringe bc ur fr sus yall bestie kinda flex hype hyped ugh nah ya gotta'.split(
    ' ',
  ),
);
const CLEAR_PHRASE =
  /\b(?:no cap|not even close|trash at|garbage at|(?:was|is|were) a real one|see ya|on god|hits? different|huge dude|no joke)\b/iu;

/** Chat language in the student's own telling. */
export function slang(essay: EssayToJudge): Finding[] {
  const hits = wordsOutsideSpeech(essay, SLANG).filter((word) => !isName(essay, word));
  const phrases = essay.phrases.outsideSpeech(SLANG_PHRASES);
  const isClear = hits.length + phrases.length >= 2 || hits.some(({ lower }) => !MILD_SLANG.has(lower));
  const all = mergedSpans([...hits, ...phrases]);
  return isClear || phrases.some((phrase) => CLEAR_PHRASE.test(essay.text.slice(phrase.start, phrase.end)))
    ? found('slang', all)
    : [];
}

/** "Chill" and "Lit" may be names; the first word of a sentence has its capital anyway. */
const isName = ({ manuscript }: EssayToJudge, word: Word): boolean =>
  /^\p{Lu}/u.test(word.text) && manuscript.sentences[word.sentence]?.words[0] !== word;

const LOUD_PRAISE = new Set('amazing awesome incredible wonderful fantastic unforgettable'.split(' '));
const REPEATED_PRAISE = { atLeast: 3, shown: 4 };

/** "Amazing", again and again. */
export function repeatedPraise(essay: EssayToJudge): Finding[] {
  const loud = wordsOutsideSpeech(essay, EMPTY_PRAISE).filter(({ lower }) => LOUD_PRAISE.has(lower));
  const [hits = []] = [...Map.groupBy(loud, ({ lower }) => lower).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const [first] = hits;
  if (first === undefined || hits.length < REPEATED_PRAISE.atLeast) return [];
  return found('repeated-word', hits.slice(0, REPEATED_PRAISE.shown), {
    word: first.lower,
    count: hits.length,
  });
}

const wordsOutsideSpeech = ({ manuscript, isQuoted }: EssayToJudge, list: ReadonlySet<string>) =>
  manuscript.words.filter(({ lower, start }) => list.has(lower) && !isQuoted(start));
