import { type ListCriteria, type MatchWeights, NO_CRITERIA, USUAL_WEIGHTS } from './engine/index.js';
import { SelectionCriteriaRefused } from './selection-criteria.errors.js';

/** What counts for a student's matches, and which colleges their balanced list may hold. */
export interface SelectionCriteria extends ListCriteria {
  readonly weights: MatchWeights;
}

export const USUAL_CRITERIA: SelectionCriteria = { ...NO_CRITERIA, weights: USUAL_WEIGHTS };

/** An absent part stays as it was. @throws SelectionCriteriaRefused */
export function changedCriteria(
  before: SelectionCriteria,
  changes: { readonly [Part in keyof SelectionCriteria]?: SelectionCriteria[Part] | undefined },
): SelectionCriteria {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, part]) => part !== undefined));
  const criteria = { ...before, ...sent };
  const problems = [...backwardRanges(criteria), ...missingWeight(criteria)];
  if (problems.length > 0) throw new SelectionCriteriaRefused(problems);
  return criteria;
}

const RANGES = [
  'gpa',
  'sat',
  'act',
  'acceptanceRate',
  'tuition',
] as const satisfies readonly (keyof ListCriteria)[];

const backwardRanges = (criteria: ListCriteria) =>
  RANGES.filter((name) => isBackward(criteria[name])).map((name) => ({
    path: `${name}.max`,
    message: 'The most must not be below the least',
  }));

const isBackward = ({ min, max }: ListCriteria['gpa']) => min !== null && max !== null && max < min;

const missingWeight = ({ weights }: SelectionCriteria) =>
  Object.values(weights).every((weight) => weight === 0)
    ? [{ path: 'weights', message: 'At least one of the five must count' }]
    : [];
