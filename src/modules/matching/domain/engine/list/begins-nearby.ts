import { type CollegeColumns } from '../college/college-columns.js';
import { distancesFromHome } from '../college/place/near-home.js';
import { neighborsOf } from '../college/place/neighboring-states.js';
import { statesOf } from '../college/place/places.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { overBudgetAt } from './over-budget.js';
import { nearFor } from './scores.js';

/** Unweighted, out of 4.0. */
const LOW_GRADES = 2.5;
/** On the SAT scale. With such a score the grades are not the whole story, and colleges far away may see that. */
const STRONG_SCORE = 1200;
const SOME_HOURS_AWAY = 300;
/** Dollars a year over what the family can pay: what prices vary by. */
const MOST_OVER_ELSEWHERE = 3000;

/**
 * With grades this low a counselor begins with the two-year college and the campuses nearby that admit nearly everyone: an Arizonan
 * with a 2.4 was sent to seven private colleges from Illinois to New York, each about as likely to refuse as to admit.
 */
export const beginsNearby = ({ gpa, test }: StudentMeasures): boolean =>
  gpa !== null && gpa < LOW_GRADES && (test === null || test < STRONG_SCORE);

/** At home, or next door or some hours away and affordable; for a student who begins nearby. All is near without a home in the states. */
export function nearbyFor(student: StudentMeasures, columns: CollegeColumns): (row: number) => boolean {
  const { homeState, regions } = student.facts;
  const isNear = nearFor(student, columns);
  const { milesTo } = distancesFromHome(student, columns);
  const wished = statesOf(regions);
  const isClose = (state: string, row: number) =>
    wished.has(state) || neighborsOf(homeState ?? '').includes(state) || milesTo(row) <= SOME_HOURS_AWAY;
  return (row) => {
    const state = columns.facts[row]?.state ?? '';
    if (state === homeState) return true;
    return isNear(row) && isClose(state, row) && overBudgetAt(student, columns, row) <= MOST_OVER_ELSEWHERE;
  };
}
