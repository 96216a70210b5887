import { type Finding } from '../reading/finding.js';
import { type Span } from '../text/manuscript.js';
import { BLAME, PUTDOWN, SAVIOR } from '../word-lists/other-people.js';
import { CLICHES } from '../word-lists/cliches.js';
import { PRAISE } from '../word-lists/praise.js';
import { found } from './found.js';
import { overlaps, stretch } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

/** Phrases that many essays use. */
export const cliches = ({ phrases }: EssayToJudge, edges: readonly Span[]): Finding[] =>
  found(
    'cliche',
    phrases.outsideSpeech(CLICHES).filter((hit) => !overlaps(hit, edges)),
  );

/** Praise that fits any college. */
export const interchangeable = (
  { phrases, isAboutCollege }: EssayToJudge,
  taken: readonly Span[],
): Finding[] =>
  isAboutCollege
    ? found(
        'interchangeable',
        phrases.outsideSpeech(PRAISE).filter((hit) => !overlaps(hit, taken)),
      )
    : [];

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

/** The story put on someone else. */
export const blame = ({ phrases }: EssayToJudge): Finding[] => found('blame', phrases.outsideSpeech(BLAME));

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
