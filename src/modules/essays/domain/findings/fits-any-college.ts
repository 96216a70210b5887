import { type SentenceFacts } from '../reading/measures.js';
import { type Span } from '../text/manuscript.js';
import { isIn, stretch } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

/** What every college has. */
const ANY_COLLEGE_HAS =
  /\b(?:professors?|faculty|teachers|classes|courses|coursework|majors?|minors?|clubs?|organizations?|research|internships?|study(?:ing)? abroad|campus|student body|students|community|location|city|town|alumni|programs?|departments?|facilities|labs?|laborator(?:y|ies)|libraries|opportunit(?:y|ies)|resources|school spirit|academics|education|honors|dorms?|traditions?|network|interests|values|environment|residential|school|college|university)\b/iu;
const SPEAKS_OF_IT =
  /\b(?:would|will|could|can|want|love|like|hope|plan|drawn|attracted|interested|offers?|has|have|is|are|known|stood out|perfect|fit|excited|researched|looking)\b/iu;
const SHORTEST = 6;
const WORDS_SHOWN = 12;
const MOST_TO_SEE = 1;

/** Sentences about the college that would be as true of the next one. */
export function fitsAnyCollege(essay: EssayToJudge): Span[] {
  if (essay.brief.family !== 'why-us') return [];
  return essay.told
    .filter((facts) => fits(essay, facts))
    .flatMap(({ sentence }) => stretch(sentence.words.slice(0, WORDS_SHOWN)));
}

function fits({ measures, mentions, isQuoted }: EssayToJudge, facts: SentenceFacts): boolean {
  const { sentence, names, numbers, concrete, hasSpeech } = facts;
  const { words, text } = sentence;
  if (words.length < SHORTEST || hasSpeech || isQuoted(sentence.start) || concrete > MOST_TO_SEE)
    return false;
  if (measures.particulars.some((place) => isIn(place, sentence))) return false;

  const ofColleges = mentions
    .filter((mention) => isIn(mention, sentence))
    .reduce(
      (sum, { start, end }) => sum + words.filter((word) => word.start >= start && word.end <= end).length,
      0,
    );
  const ownNames = names - ofColleges;
  return (
    ownNames <= 0 &&
    numbers <= (HUNDREDS.test(text) ? 1 : 0) &&
    ANY_COLLEGE_HAS.test(text) &&
    SPEAKS_OF_IT.test(text) &&
    !TELLS_OF_THE_PAST.test(text)
  );
}

const HUNDREDS = /\b(?:hundreds?|dozens|thousands?|four|one) (?:of|years|majors|clubs|best|most)\b/iu;
/** What the student did is the student's own. */
const TELLS_OF_THE_PAST =
  /^(?:in|last|this|when|on|after) \p{L}+[^,]*,? (?:i|we|my)\b|\bi (?:wrote|made|built|called|asked|worked|fix\p{L}*|measured|read|took|took|started|founded|interned|taught)\b/iu;
