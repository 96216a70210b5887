import { type CollegeColumns } from '../college/college-columns.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { mayBeListed } from './may-be-listed.js';
import { listScores } from './scores.js';
import { teachesMajor } from './teaches-major.js';

const MOST = 6;
/** As for a safety. */
const LEAST_ADMIT_RATE = 0.45;

/**
 * Where to begin before there are grades or scores: the public four-year colleges of the home state that teach the major, ordered
 * by price, graduation and what the student told us. No chance can be given, so none is selective: nobody should fall in love first.
 */
export function startingPoints(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
): readonly number[] {
  const majorFitAt = partFits(preferencesOf(student, columns), 'major');
  const scoreAt = listScores(student, columns, ranked);
  const mayBe = mayBeListed(student.facts, columns);
  return [...columns.listable]
    .filter((row) => {
      const college = columns.facts[row];
      return (
        college?.control === 'public' &&
        college.state === student.facts.homeState &&
        (college.openAdmission || (college.admitRate ?? 0) >= LEAST_ADMIT_RATE) &&
        mayBe(row) &&
        teachesMajor(student.facts, majorFitAt(row))
      );
    })
    .map((row) => ({ row, score: scoreAt(row, 'target') }))
    .sort((a, b) => b.score - a.score || (columns.nameOrder[a.row] ?? 0) - (columns.nameOrder[b.row] ?? 0))
    .slice(0, MOST)
    .map(({ row }) => row);
}
