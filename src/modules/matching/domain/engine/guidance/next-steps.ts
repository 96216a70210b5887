import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { chanceEffects } from './chance-effects.js';
import { matchEffects } from './match-effects.js';
import { type NextStep } from './next-step.js';

/**
 * What each missing answer would change at these rows of `columns`, if it turned out as expected; most changed first.
 * Chances go before the match, and an answer
 * that would change both is there once. Grades go before everything for a student with neither grades nor scores, who has no
 * range without them. A class rank is not among the answers: it moves an estimate and narrows no range.
 */
export function nextSteps(
  student: StudentMeasures,
  columns: CollegeColumns,
  rows: Iterable<number>,
): readonly NextStep[] {
  const looked = [...rows];
  const chances = chanceEffects(student, columns, looked).filter(
    ({ answer, colleges }) => colleges > 0 || isFirstAnswer(student, answer),
  );
  const matches = matchEffects(student, columns, looked).filter(
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
