import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { chanceEffects } from './chance-effects.js';
import { matchEffects } from './match-effects.js';
import { type NextStep } from './next-step.js';

/**
 * What each missing answer would change at these rows of `columns` if it is as expected, the largest change first. Changes
 * of chances come before changes of the match, and each answer appears once. Without grades and scores there is no range, so
 * grades come first then. Class rank is left out: it moves an estimate but narrows no range.
 */
export function nextSteps(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: Iterable<number>,
): readonly NextStep[] {
  const examined = [...rows];
  const chances = chanceEffects(student, columns, examined).filter(
    ({ answer, colleges }) => colleges > 0 || isFirstAnswer(student, answer),
  );
  const matches = matchEffects(student, columns, examined).filter(
    ({ answer, colleges }) => colleges > 0 && !chances.some((chance) => chance.answer === answer),
  );
  const inOrder = [...chances.sort(byChange), ...matches.sort(byChange)];
  return inOrder.sort(
    (a, b) => Number(isFirstAnswer(student, b.answer)) - Number(isFirstAnswer(student, a.answer)),
  );
}

function isFirstAnswer(student: StudentMeasures, answer: NextStep['answer']): boolean {
  return answer === 'grades' && !student.enoughToEstimate;
}

function byChange(a: NextStep, b: NextStep): number {
  return b.colleges * b.points - a.colleges * a.points;
}
