import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { distancesFromHome } from '../college/place/near-home.js';
import { type Ranked } from '../rank-all.js';
import { measureStudent, type StudentMeasures } from '../student/measure-student.js';
import { candidatesOf } from './candidates.js';

/** A college farther from home than the student asked for. */
export interface Beyond {
  readonly name: string;
  readonly miles: number;
}

const NAMED = 2;
/** Times the limit: nobody who asks for 250 miles is helped by a college at 1,100. */
const MOST_TIMES_FARTHER = 2;

/**
 * The nearest colleges of a category that only the student's limit of distance leaves out. A nursing student on the Texas border who
 * asked for 250 miles got four colleges; the next ones begin at 280. Null without a limit, or where the distance is not known.
 */
export function nearestBeyond(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
): ((category: Category) => readonly Beyond[]) | null {
  const { maxMiles } = student.facts;
  if (maxMiles === null) return null;
  const { milesTo } = distancesFromHome(student, columns);
  const anywhere = candidatesOf(
    measureStudent({ ...student.facts, maxMiles: null }),
    columns,
    ranked,
    leftOut,
  );
  return (category) =>
    anywhere[category]
      .map(({ row }) => ({ name: columns.facts[row]?.name ?? '', miles: milesTo(row) }))
      .filter(({ miles }) => miles > maxMiles && miles <= MOST_TIMES_FARTHER * maxMiles)
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, NAMED);
}
