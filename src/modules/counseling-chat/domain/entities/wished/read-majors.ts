import { type MajorMention } from '../entities.js';
import { type Lexicon } from '../lexicon.js';
import { type FoundPhrase, phrasesIn, type WordView, wordSet } from '../word-view.js';
import { SAID_FOR_MAJORS } from './major-synonyms.js';

const LONGEST_MAJOR = 5;
/** Majors that are also everyday words, school subjects or people: they need a word of studying beside them. */
const EVERYDAY = wordSet(`
  it law data flight exercise health media tech stem art arts music dance writing drawing vet doctor doctors medical medicine english
  spanish french german chinese japanese korean italian russian latin arabic hebrew history math maths teaching teacher teachers
  environment sales management design film politics police hair beauty cooking baking business education government theater theatre
  drama fashion photography voice lawyer engineer engineers nurse nurses pilot chef mechanic barber ministry seminary chem bio physics
  chemistry biology psych stats statistics calculus literature philosophy agriculture construction transportation languages acting
  painting robotics coding programming communication insurance ethics rn pr ai ee ppe electrician economics econ
`);
const STUDYING_BEFORE = wordSet(
  'study studying studies major majoring majors in for with have has offer offers teach teaches good great strong best of about a an undergrad be become ' +
    'becoming into do is want like love known are taking',
);
const STUDYING_AFTER = wordSet(
  'major majors program programs degree degrees school schools colleges college department minor field careers career track related',
);
/** Classes and tests of high school are no majors. */
const OF_SCHOOL = wordSet('ap ib honors algebra advanced');
const SCHOOL_AFTER = wordSet(
  'class classes course courses test tests teacher exam homework score scores section grade grades sat act',
);

/** The majors a message names. */
export function readMajors(view: WordView, lexicon: Lexicon): MajorMention[] {
  return phrasesIn(view, LONGEST_MAJOR, (phrase, from, to) => majorOf(phrase, from, to, view, lexicon)).map(
    ({ meaning, from, to }) => ({ ...meaning, span: view.span(from, to), words: view.phrase(from, to) }),
  );
}

type Major = Pick<MajorMention, 'cips' | 'title'>;

function majorOf(
  phrase: string,
  from: number,
  to: number,
  view: WordView,
  lexicon: Lexicon,
): Major | undefined {
  const synonym = SAID_FOR_MAJORS.get(phrase);
  if (synonym !== undefined && isMeant(phrase, from, to, view)) return fromWords(synonym, lexicon);
  const cip = lexicon.words.majorOf(phrase) ?? lexicon.majors.get(phrase)?.cip ?? undefined;
  if (cip === undefined || !isMeant(phrase, from, to, view)) return undefined;
  return { cips: [cip], title: titleOf(phrase, cip, lexicon) };
}

function fromWords(words: readonly string[], lexicon: Lexicon): Major {
  const cips = words.flatMap((word) => lexicon.words.majorOf(word) ?? []);
  const [word] = words;
  const title = words.length === 1 && word !== undefined ? titleOf(word, cips[0] ?? '', lexicon) : null;
  return { cips: [...new Set(cips)], title };
}

/** By the phrase itself, else the only title of its code. */
function titleOf(phrase: string, cip: string, { majors, words }: Lexicon): string | null {
  const named = majors.get(phrase)?.title;
  if (named !== undefined) return named;
  const ofCode = [...majors].filter(([title, major]) => major.cip === cip && words.majorOf(title) === cip);
  return ofCode.length === 1 ? (ofCode[0]?.[1].title ?? null) : null;
}

function isMeant(phrase: string, from: number, to: number, view: WordView): boolean {
  const [before, after] = [view.at(from - 1), view.at(to)];
  if (before === 'liberal') return false;
  if (OF_SCHOOL.has(before) || SCHOOL_AFTER.has(after)) return false;
  if (isGraded(view, from)) return false;
  if (!EVERYDAY.has(phrase)) return true;
  if (phrase === 'it' && view.token(from)?.isAllCaps !== true)
    return STUDYING_AFTER.has(after) && after !== 'is';
  if (/\bmajor(?:ing)? (?:to|is|as|in)$/.test(view.before(from, 3).toReversed().join(' '))) return true;
  const isAlone = view.length <= 2;
  return isAlone || STUDYING_BEFORE.has(before) || STUDYING_AFTER.has(after);
}

const GRADED =
  /\b(?:fail\w*|flunk\w*|bomb\w*|struggl\w*|grade|(?:got|get|getting|have|had|my|a|an|with) (?:a |an )?(?:[a-df]|low|bad)(?: [+-])?)(?: in| at)?$/;

/** "Got a B- in chem" is about a class. */
const isGraded = (view: WordView, from: number): boolean =>
  GRADED.test(view.before(from, 6).toReversed().join(' '));

const OWN_MAJOR =
  /\b(?:i|my|we|me)\b.*\b(?:major|majoring|study|studying|want to be|become|going into|interested in|go into|major is|undecided)\b/;

/** "I want to study nursing" is an answer of the profile too; "which colleges have nursing" is not. */
export const isOwnMajor = (view: WordView, { from }: FoundPhrase<unknown> | { from: number }): boolean =>
  OWN_MAJOR.test([...view.before(from, 8).toReversed(), view.at(from), view.at(from + 1)].join(' '));
