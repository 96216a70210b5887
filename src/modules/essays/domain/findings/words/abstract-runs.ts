import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { found } from '../found.js';
import { overlaps, stretch } from '../places.js';
import { type Span } from '../../text/manuscript.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const MANY = { atLeast: 3, share: 0.22 };
const SHORTEST = 6;
const MOST_TO_SEE = 1;
const MOST_SHOWN = 4;
const WORDS_SHOWN = 14;

/** Sentences of words that nobody can see or touch. */
export function abstractRuns({ told }: EssayToJudge, taken: readonly Span[]): Finding[] {
  const runs = told.filter((facts) => isRun(facts));
  const places = runs
    .flatMap(({ sentence }) => stretch(sentence.words.slice(0, WORDS_SHOWN)))
    .filter((place) => !overlaps(place, taken));
  return found('abstract-run', places.slice(0, MOST_SHOWN), { count: runs[0]?.abstract ?? 0 });
}

const isRun = ({
  sentence,
  abstract,
  concrete,
  names,
  numbers,
  hasSpeech,
  firstPerson,
}: SentenceFacts): boolean =>
  sentence.words.length >= SHORTEST &&
  abstract >= MANY.atLeast &&
  abstract >= MANY.share * sentence.words.length &&
  concrete <= MOST_TO_SEE &&
  names === 0 &&
  numbers <= 1 &&
  !hasSpeech &&
  firstPerson <= 1;
