import { type Assessment } from '../assess.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { additionsAt, type Addition } from './additions.js';
import { improvementsAt, type Improvement } from './improvements.js';

export type Suggestion = Improvement | Addition;

/** Smaller gains are lost in the width of the range; percentage points. */
const LEAST_GAIN = 1;

/** Steps worth at least a point, the largest first, then what entering more would narrow. */
export function suggestionsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  assessment: Assessment,
): readonly Suggestion[] {
  if (assessment.chance === null || assessment.chanceSource !== 'admit-rate') return [];
  return [
    ...improvementsAt(student, columns, row, assessment.chance).filter(({ gain }) => gain >= LEAST_GAIN),
    ...additionsAt(student, columns, row, assessment),
  ];
}
