import { type Assessment } from '../../assess.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { additionsAt, type Addition } from './additions.js';
import { improvementsAt, type Improvement } from './improvements.js';

export type Suggestion = Improvement | Addition;

/** Percentage points: smaller gains are negligible beside the width of the range. */
const LEAST_GAIN = 1;

/** First the steps that gain at least a point, the largest first, then the answers to add. */
export function suggestionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  assessment: Assessment,
): readonly Suggestion[] {
  if (assessment.chanceSource !== 'admit-rate') return [];
  return [
    ...improvementsAt(student, columns, row, assessment).filter(({ gain }) => gain >= LEAST_GAIN),
    ...additionsAt(student, columns, row, assessment),
  ];
}
