import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { ABROAD } from '../college/place/abroad.js';
import { preferencesOf } from '../match/preferences.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { hopedOverBudgetAt } from './hoped-price.js';
import { overBudgetAt } from './over-budget.js';

/** Dollars a year: about what a family with an income of $50,000 can pay. */
export const BUDGET_WITHOUT_TRAVEL = 15_000;
/** Dollars: what a first-year student can borrow from the government. */
const FIRST_YEAR_LOAN = 5500;
/**
 * Dollars a year over what the family can pay. Aid differs from the average, so some stays possible; a safety has its own limit.
 * Wider limits gave a Wyoming family of $80,000 eight targets of $30,000 a year and a Texan of $45,000 a reach of $31,000.
 * A likely college that is only too expensive must be in the home state, or in a tuition exchange, and within a loan, as must any target of a family that named its limit: a twin
 * whose family pays $18,000 got nine targets of $26,000.
 */
const MOST_OVER = { reach: 15_000, target: 10_000, likely: FIRST_YEAR_LOAN } as const;
/** Whatever may come off the price. */
const MOST_OVER_IN_ANY_CASE = { reach: 25_000, target: 15_000, likely: 15_000 } as const;
const MOST_OVER_A_NAMED_LIMIT = { reach: 10_000, target: FIRST_YEAR_LOAN, likely: FIRST_YEAR_LOAN } as const;
const MOST_OVER_AS_NON_RESIDENT = {
  reach: FIRST_YEAR_LOAN,
  target: FIRST_YEAR_LOAN,
  likely: FIRST_YEAR_LOAN,
} as const;
/** What prices vary by: about as much over is said to be more than the family can plan for. */
const WITHIN_WHAT_PRICES_VARY = 3000;

/** A safety has its own limit. */
type Afforded = 'reach' | 'target' | 'likely';

export function isWithinMeans(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  place: Afforded,
): boolean {
  const mostOver = mostOverAt(student, columns, row)[place];
  const over = overBudgetAt(student, columns, row);
  if (over <= mostOver) return true;
  if (over > MOST_OVER_IN_ANY_CASE[place] && student.facts.homeState !== ABROAD) return false;
  return hopedOverBudgetAt(student, columns, row) <= mostOver;
}

/**
 * At a public college of another state the grants are for residents, so what is over the budget must be borrowed. A Wisconsin nurse
 * with $21,500 a year was sent to North Carolina and Florida for $30,000. Where the family can pay little, no other state is worth
 * more than a loan, either.
 */
function mostOverAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
): Readonly<Record<Afforded, number>> {
  const { homeState, maxCost } = student.facts;
  const mostOver = maxCost === null ? MOST_OVER : MOST_OVER_A_NAMED_LIMIT;
  const isElsewhere = homeState !== null && homeState !== ABROAD && columns.facts[row]?.state !== homeState;
  if (!isElsewhere) return mostOver;
  if (columns.isPublic[row] === 1) return MOST_OVER_AS_NON_RESIDENT;
  const paysLittle = preferencesOf(student, columns).budget < BUDGET_WITHOUT_TRAVEL;
  return paysLittle ? MOST_OVER_A_NAMED_LIMIT : mostOver;
}

/**
 * Where the family can pay little: a college far away that costs more than that. At a public one the grants are for the residents of
 * its own state, so the price rarely falls. A private one may cost more by what prices vary, a reach or one of a wished kind by a
 * loan: the budget has a loan in it already, and travel is in no price. With $9,500 a year, an Arizonan was sent to Pennsylvania for
 * $18,500, and seven of the ten targets of a Mississippian cost $14,000 to $17,500.
 */
export function beyondMeans(
  student: StudentMeasures,
  columns: CollegeColumns,
  isWished: (row: number) => boolean,
): (row: number, place: Category | 'likely') => boolean {
  const { budget } = preferencesOf(student, columns);
  if (!(budget < BUDGET_WITHOUT_TRAVEL)) return () => false;
  return (row, place) => {
    const forPrivate = place === 'reach' || isWished(row) ? FIRST_YEAR_LOAN : WITHIN_WHAT_PRICES_VARY;
    return overBudgetAt(student, columns, row) > (columns.isPublic[row] === 1 ? 0 : forPrivate);
  };
}
