import { isIn, stretch } from '../findings/places.js';
import { type EssayToJudge } from '../findings/essay-to-judge.js';
import { closingStart, echoStems } from '../reading/echo.js';
import { type Finding, type Strength } from '../reading/finding.js';
import { type Span } from '../text/manuscript.js';
import { stem } from '../text/stem.js';
import { clauseOf } from './clause.js';
import { strength } from './strength-kinds.js';

const SPEECH = { fewest: 3, most: 25, fewestWithoutMark: 5 };
/** Quotations in the first two sentences belong to a stock opening. */
const SENTENCES_OF_AN_OPENING = 2;

/** The first thing someone says. */
export function speech({ manuscript, text }: EssayToJudge, findings: readonly Finding[]): Strength[] {
  const opensWithQuote = findings.some(
    ({ kind }) => kind === 'opening-quotation' || kind === 'opening-dictionary',
  );
  const from = opensWithQuote ? (manuscript.sentences[SENTENCES_OF_AN_OPENING]?.start ?? 0) : 0;
  const first = manuscript.quoted.find((quote) => quote.start >= from && isSpeech(text, quote));
  return strength('speech', first === undefined ? [] : [first]);
}

function isSpeech(text: string, { start, end }: Span): boolean {
  const quote = text.slice(start, end);
  const words = quote.split(/\s+/).length;
  const endsWithMark = /[.,!?—-]["']$/.test(quote);
  return (
    words >= SPEECH.fewest && words <= SPEECH.most && (endsWithMark || words >= SPEECH.fewestWithoutMark)
  );
}

const LONG_ENOUGH_TO_COME_BACK = 150;
const MOST_WORDS_OF_AN_ECHO = 10;

/** The ending comes back to the beginning. */
export function echo({ manuscript, measures, generic, factsAt }: EssayToJudge): Strength[] {
  if (measures.n < LONG_ENOUGH_TO_COME_BACK) return [];
  const stems = echoStems(manuscript);
  const from = closingStart(manuscript);
  const isEcho = ({ lower }: { lower: string }): boolean => stems.includes(stem(lower));
  const late = manuscript.words.find((word) => word.start >= from && isEcho(word));
  const at = late && factsAt(late.start);
  if (at === undefined || generic.includes(at)) return [];
  return strength('echo', clauseOf(at.sentence, isEcho, MOST_WORDS_OF_AN_ECHO));
}

const LONGEST_OPENING = 26;

/** The essay begins in the middle of something. */
export function opening({ facts, generic }: EssayToJudge, findings: readonly Finding[]): Strength[] {
  const [first] = facts;
  if (first === undefined || findings.some(({ kind }) => kind.startsWith('opening-'))) return [];
  const isOwn =
    first.isAnchored &&
    first.sentence.words.length <= LONGEST_OPENING &&
    first.generic < 1 &&
    !generic.includes(first);
  return isOwn
    ? strength(
        'opening',
        clauseOf(first.sentence, () => true),
      )
    : [];
}

/** Something only this college has, beside an "I". */
export function particular({ isAboutCollege, measures, factsAt }: EssayToJudge): Strength[] {
  if (!isAboutCollege) return [];
  const { particulars } = measures;
  const facts = particulars.map(({ start }) => factsAt(start)).find((one) => (one?.firstPerson ?? 0) > 0);
  if (facts === undefined) return [];
  const isParticular = (word: Span): boolean => particulars.some((place) => isIn(word, place));
  return strength('particular', clauseOf(facts.sentence, isParticular));
}

const SHORT = { fewest: 2, most: 5 };
const LONG = 18;

/** A short sentence right after a long one. */
export function rhythm({ told }: EssayToJudge): Strength[] {
  const short = told.find(({ sentence }, at) => {
    const words = sentence.words.length;
    const before = told[at - 1]?.sentence.words.length ?? 0;
    return words >= SHORT.fewest && words <= SHORT.most && before >= LONG;
  });
  return strength('rhythm', stretch(short?.sentence.words ?? []));
}
