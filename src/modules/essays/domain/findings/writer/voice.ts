import { type Finding } from '../../reading/finding.js';
import { type Span } from '../../text/manuscript.js';
import { mergedSpans } from '../../text/spans.js';
import { BLAME, BRAGGING, PUTDOWN, SAVIOR } from '../../word-lists/people-and-places/other-people.js';
import { IDIOMS } from '../../word-lists/worn-phrases/idioms.js';
import { CLICHES } from '../../word-lists/worn-phrases/cliches.js';
import { PRAISE } from '../../word-lists/worn-phrases/praise.js';
import { fitsAnyCollege } from '../fits-any-college.js';
import { found } from '../found.js';
import { aboveOthers } from './above-others.js';
import { excuses } from './excuses.js';
import { isTheSubject } from './is-the-subject.js';
import { overlaps, stretch } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** A sentence so full of things is a picture, whatever phrase it holds. */
const THINGS_OF_A_PICTURE = 4;

/** Phrases that many essays use, and the sayings of the language. */
export function cliches(essay: EssayToJudge, edges: readonly Span[]): Finding[] {
  const { phrases, factsAt } = essay;
  const worn = phrases.outsideSpeech(CLICHES);
  const sayings = phrases
    .outsideSpeech(IDIOMS)
    .filter((hit) => !overlaps(hit, worn) && (factsAt(hit.start)?.concrete ?? 0) < THINGS_OF_A_PICTURE);
  return found(
    'cliche',
    [...worn, ...sayings]
      .filter((hit) => !overlaps(hit, edges) && !isTheSubject(essay, hit) && !isAsked(essay, hit))
      .toSorted((a, b) => a.start - b.start),
  );
}

/** The prompt says it first: "lose all track of time". */
function isAsked({ brief, text }: EssayToJudge, { start, end }: Span): boolean {
  const asked = new Set(brief.prompt.toLowerCase().split(/[^\p{L}']+/u));
  const said = text
    .slice(start, end)
    .toLowerCase()
    .split(/[^\p{L}']+/u);
  return said.every((word) => asked.has(word));
}

/** Praise that fits any college. */
export function interchangeable(essay: EssayToJudge, taken: readonly Span[]): Finding[] {
  if (!essay.isAboutCollege) return [];
  const praise = essay.phrases.outsideSpeech(PRAISE);
  const sentences = fitsAnyCollege(essay).filter((sentence) => !overlaps(sentence, praise));
  return found(
    'interchangeable',
    [...praise, ...sentences].filter((hit) => !overlaps(hit, taken)).toSorted((a, b) => a.start - b.start),
  );
}

/** Others made smaller, close to an "I". */
export const putdowns = ({ phrases, factsAt, facts }: EssayToJudge): Finding[] =>
  found(
    'putdown',
    phrases.outsideSpeech(PUTDOWN).filter((hit) => {
      const here = factsAt(hit.start);
      const next = here && facts[here.sentence.index + 1];
      return (here?.firstPerson ?? 0) > 0 || (next?.firstPerson ?? 0) > 0;
    }),
  );

/** People shown by what they lack. */
export const saviors = ({ phrases }: EssayToJudge, taken: readonly Span[]): Finding[] =>
  found(
    'savior',
    phrases.outsideSpeech(SAVIOR).filter((hit) => !overlaps(hit, taken)),
  );

/** Praise for the writer, by the writer or handed on. */
export function bragging(essay: EssayToJudge, taken: readonly Span[]): Finding[] {
  const { phrases, factsAt, facts } = essay;
  const said = phrases.outsideSpeech(BRAGGING).filter((hit) => {
    const here = factsAt(hit.start);
    const before = here && facts[here.sentence.index - 1];
    return (
      !overlaps(hit, taken) &&
      !here?.isThinking &&
      ((here?.firstPerson ?? 0) > 0 || (before?.firstPerson ?? 0) > 0)
    );
  });
  return found('bragging', mergedSpans([...said, ...aboveOthers(essay)]));
}

/** The story put on someone else. */
export const blame = (essay: EssayToJudge): Finding[] =>
  found('blame', mergedSpans([...essay.phrases.outsideSpeech(BLAME), ...excuses(essay)]));

const GENERIC = { passages: 2, hint: 8, shown: 8, wordsShown: 16 };
/** Above this the hint is shown, and the passages come before other style. */
const HIGH_HINT = 30;
const WEIGHT_OF_A_HIGH_HINT = 76;

/** Passages that could stand in many essays. */
export function genericPassages({ generic, measures }: EssayToJudge): Finding[] {
  const { hint } = measures;
  if (generic.length < GENERIC.passages || hint < GENERIC.hint) return [];

  const passages = generic.flatMap(({ sentence }) => stretch(sentence.words.slice(0, GENERIC.wordsShown)));
  const weight = hint > HIGH_HINT ? WEIGHT_OF_A_HIGH_HINT : undefined;
  return found('generic-passage', passages.slice(0, GENERIC.shown), { share: hint }, weight);
}
