import { ABROAD } from '../college/place/abroad.js';
import { meetsNeedAbroad } from '../college/price/aid-abroad.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { exchangeSaving, tuitionExchangeAt } from '../college/price/tuition-exchanges.js';
import { preferencesOf } from '../match/preferences.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { overBudgetAt } from './over-budget.js';

/** Dollars a year. With less, a place in an exchange that may not come is no plan. */
const LEAST_BUDGET_TO_HOPE = 12_000;
/** Colleges that turn most applicants away seldom take part in an exchange: not the University of California, nor Washington. */
const LEAST_ADMIT_RATE_IN_EXCHANGE = 0.5;

/**
 * `overBudgetAt` with what may well come off the price: a tuition exchange of several states, or the aid of a college that meets the whole
 * need of students from abroad. Enough to apply there, never enough to call it safe.
 */
export function hopedOverBudgetAt(student: StudentMeasures, columns: CollegeColumns, row: number): number {
  const over = overBudgetAt(student, columns, row);
  const college = columns.facts[row];
  if (over <= 0 || college === undefined) return over;
  const { homeState, needsAid } = student.facts;
  if (homeState === ABROAD) return needsAid === true && meetsNeedAbroad(college) ? 0 : over;
  return Math.max(0, over - hopedSaving(student, columns, college));
}

function hopedSaving(student: StudentMeasures, columns: CollegeColumns, college: CollegeFacts): number {
  const { homeState } = student.facts;
  const exchange = tuitionExchangeAt(college, homeState);
  if (exchange === null || preferencesOf(student, columns).budget < LEAST_BUDGET_TO_HOPE) return 0;
  const turnsMostAway = (college.admitRate ?? 1) < LEAST_ADMIT_RATE_IN_EXCHANGE;
  return turnsMostAway && !exchange.isForAll ? 0 : exchangeSaving(college, homeState);
}
