import { type CollegeExplanation } from '#modules/matching/contracts/index.js';
import { ruleWords } from '../../../domain/figures/own-figures.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { estimated } from '../chance-figures.js';
import { type Improvement } from '../tool-results.js';

type Suggestion = CollegeExplanation['suggestions'][number];

const INVITATIONS: Readonly<Record<Improvement['factor'], string>> = {
  grades: 'Add your GPA.',
  test: 'Add an SAT or ACT score if you have one.',
  rigor: 'Add your advanced courses.',
  activities: 'Add your activities and awards.',
  residency: 'Add your home state.',
};

/** The steps at one college, those that lift the estimate first. */
export const improvementsAt = (
  college: CollegeRef,
  suggestions: readonly Suggestion[],
  term: string,
): Improvement[] =>
  suggestions.map((suggestion) => ({
    college,
    factor: suggestion.factor,
    kind: suggestion.kind,
    chance:
      suggestion.kind === 'improve'
        ? estimated(college.id, 'chance', suggestion.chance, 'share', term)
        : null,
    gain: estimated(college.id, 'points-gained', pointsOf(suggestion), 'points', term),
    words: ruleWords(wordsOf(suggestion)),
  }));

/** The same step means something else at each college, so over a list it is the mean that counts. */
export function improvementsOver(explanations: readonly CollegeExplanation[], term: string): Improvement[] {
  const all = explanations.flatMap(({ suggestions }) => suggestions);
  const kinds = new Map(all.map((suggestion) => [`${suggestion.kind} ${suggestion.factor}`, suggestion]));
  return [...kinds.values()]
    .map((one) => {
      const same = all.filter(({ kind, factor }) => kind === one.kind && factor === one.factor);
      const mean = same.reduce((sum, each) => sum + pointsOf(each), 0) / explanations.length;
      return { one, mean };
    })
    .sort((a, b) => rankOf(b.one) - rankOf(a.one) || b.mean - a.mean)
    .map(({ one, mean }) => ({
      college: null,
      factor: one.factor,
      kind: one.kind,
      chance: null,
      gain: estimated('list', 'points-gained', mean, 'points', term),
      words: ruleWords(wordsOf(one)),
    }));
}

const rankOf = ({ kind }: Suggestion): number => (kind === 'improve' ? 1 : 0);

/** What a step lifts, or by how much an answer narrows. */
function pointsOf(suggestion: Suggestion): number {
  if (suggestion.kind === 'improve') return suggestion.gain;
  const { low, high, narrowed } = suggestion;
  return narrowed === null ? 0 : 100 * (high - low - (narrowed.high - narrowed.low));
}

const wordsOf = (suggestion: Suggestion): string =>
  suggestion.kind === 'improve' ? suggestion.words : INVITATIONS[suggestion.factor];
