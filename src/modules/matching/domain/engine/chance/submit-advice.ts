import { type CollegeColumns } from '../college/college-columns.js';
import { quartilesOf } from '../college/admission/test-spread.js';
import { numberAt } from '../numeric/column.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { share, type Odds } from './chance.js';

/** As fractions of 1: less is lost in the width of the range. */
const LEAST_GAIN = { submit: 0.03, withhold: 0.01 } as const;

/**
 * Whether a score should go to a college that leaves the choice. Sending is advised only when it clearly helps and the score is
 * not among the lower quarter there, since colleges read low scores less kindly than the estimate does.
 */
export function submitAdviceAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  { score, otherScore, sendsScore }: Odds,
): 'submit' | 'withhold' | null {
  const college = columns.facts[row];
  if (college === undefined || student.test === null || Number.isNaN(otherScore)) return null;

  const most = numberAt(columns.mostChance, row);
  const gain = share(score, most) - share(otherScore, most);
  if (!sendsScore) return gain >= LEAST_GAIN.withhold ? 'withhold' : null;
  if (gain < LEAST_GAIN.submit) return null;
  const lowerQuartile = quartilesOf(college)?.[0] ?? null;
  return lowerQuartile !== null && student.test >= lowerQuartile ? 'submit' : null;
}
