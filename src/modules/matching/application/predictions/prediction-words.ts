import { type Explanation, listWords } from '../../domain/engine/index.js';

/** What a student reads about one prediction. */
export interface PredictionWords {
  readonly explanation: string;
  readonly strengths: readonly string[];
  readonly areasForImprovement: readonly string[];
}

/** More sentences are not read. */
const MOST_SENTENCES = 5;
/** The engine calls a lower fit a weakness. */
const GOOD_FIT = 80;
const MOST_FITS = 2;
/** Percentage points: less rounds to zero. */
const FELT = 0.5;

/** Sentences of the engine, sorted into what speaks for the college and what the student can still do. */
export const predictionWords = (explanation: Explanation): PredictionWords => ({
  explanation: explanationWords(explanation),
  strengths: [...lifts(explanation), ...goodFits(explanation)].slice(0, MOST_SENTENCES),
  areasForImprovement: [...stepsToTake(explanation), ...answersMissing(explanation)].slice(0, MOST_SENTENCES),
});

const explanationWords = ({
  why,
  assessment,
  basis,
  contributions,
  warnings,
  notSeen,
}: Explanation): string =>
  [
    why,
    assessment.notSafe ?? '',
    `Based on ${listWords(basis)}.`,
    ...contributions.map(({ words }) => words),
    ...warnings.map(({ words }) => words),
    `It doesn’t include ${listWords(notSeen)}.`,
  ]
    .filter((words) => words !== '')
    .join(' ');

const lifts = ({ contributions }: Explanation): string[] =>
  contributions.filter(({ points }) => points >= FELT).map(({ words }) => words);

const goodFits = ({ dimensions }: Explanation): string[] =>
  dimensions
    .flatMap(({ label, score, weight }) =>
      score === null || score < GOOD_FIT || weight === 0 ? [] : [{ label, score }],
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FITS)
    .map(({ label, score }) => `It fits you well on ${label}: ${Math.round(score)} of 100.`);

const stepsToTake = ({ suggestions }: Explanation): string[] => suggestions.map(({ words }) => words);

/** Without those that a suggestion asks for already. */
const answersMissing = ({ unknowns, suggestions }: Explanation): string[] => {
  const suggested = new Set<string>(suggestions.map(({ factor }) => factor));
  if (suggested.has('residency')) suggested.add('home-state');
  return unknowns
    .filter(({ whose, what }) => whose === 'student' && !suggested.has(what))
    .map(({ words }) => `We don’t know ${words} yet.`);
};
