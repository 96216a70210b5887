import { type Category } from '../chance/category.js';
import { type CollegeColumns } from '../college/college-columns.js';
import { nearHome } from '../college/place/near-home.js';
import { statesOf } from '../college/place/places.js';
import { steadyMatch } from '../match/match-order.js';
import { PROGRAM_MISSING } from '../college/major/major-fits.js';
import { isSeldomTaught } from '../college/major/seldom-taught.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { hopedOverBudgetAt } from './hoped-price.js';
import { overBudgetAt } from './over-budget.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { ofWishedCommunity, wishesFaith } from './may-be-listed.js';

/**
 * Points for a completion rate above or below one half; `usual` where it is not reported. A safety must be a place to stay, so it
 * counts twice there: a 4.0 with 1540 from Michigan was told of Lake Superior State and not of Michigan State.
 */
const COMPLETION = { points: 20, pointsAtSafety: 40, middle: 0.5, usual: 0.45 } as const;
/** Points off for a safety where fewer than two in five graduate, while others are in reach. Judgment: a safe place to finish, too. */
const SELDOM_FINISHED = { below: 0.4, points: 8 } as const;
/** Points off for each thousand dollars over what the family can pay, and the most of them. */
const OVER_BUDGET = { perThousand: 1, perThousandAtSafety: 3, most: 15 } as const;
/** Dollars a year, close to what the middle family can plan for; used while income and limit are unknown. */
const ORDINARY_BUDGET = 25_000;
/** Points for a religious college, by whether the student asked for a faith community. */
const RELIGIOUS = { wished: 4, notWished: -4 } as const;
/** Points for a women's or men's college that the student asked for: few take students of every kind, so all deserve a look. */
const SINGLE_SEX_WISHED = 10;
/**
 * Points off a safety for each hundred points of the SAT by which the student is above its mean, beyond the first few hundred: a safe
 * choice should be a place to be glad of. With 1540, a Michigan student read of Lake Superior State, where the mean is 1140.
 */
const FAR_ABOVE = { from: 250, perHundred: 3 } as const;
/**
 * Points for a college of a community that the student asked for: a strong wish, that should fill about half of a list where such
 * colleges fit. Its affiliation then costs nothing.
 */
const COMMUNITY_WISHED = 20;
/**
 * Points off where only a neighbor of a seldom taught major is taught: a future forester from Montana read of Montana-Western before
 * the college of forestry in Missoula.
 */
const NEIGHBOR_FIELD = 15;
/** Points for a public college of the home state. */
const HOME_PUBLIC = 4;
/** Points off away from home and from the wished regions; fewer where no region was wished and money allows to go away. */
const FAR = { usually: 8, freeToGo: 4 } as const;
/** Dollars a year. A family that can pay less needs the colleges near home most. */
export const TIGHT_BUDGET = 22_000;
/** Of 100, where nothing of the match is known. */
const NO_MATCH = 0;

/** What decides the order within a category: the match, graduation, price, and how near the college is. */
export function listScores(
  student: StudentMeasures,
  columns: CollegeColumns,
  { match, completeness }: Ranked,
): (row: number, category: Category) => number {
  const { facts } = student;
  const { budget } = preferencesOf(student, columns);
  const pricePoints = pricePointsFor(student, columns);
  const near = nearFor(student, columns);
  const far = farPoints(facts, budget);
  const religious = wishesFaith(facts) ? RELIGIOUS.wished : RELIGIOUS.notWished;
  const isHomePublic = homePublic(facts, columns);
  const wantsWomens = facts.singleSexColleges.includes('women');
  const wantsMens = facts.singleSexColleges.includes('men');
  const isWished = ofWishedCommunity(facts, columns);
  const majorFitAt = partFits(preferencesOf(student, columns), 'major');
  const isSeldom = isSeldomTaught(facts, columns);

  return (row, category) => {
    const steady = steadyMatch(numberAt(match, row), numberAt(completeness, row));
    return (
      (Number.isNaN(steady) ? NO_MATCH : steady) +
      completionPoints(numberAt(columns.list.completionRate, row), category) -
      pricePoints(row, category) +
      communityPoints(row) +
      (wantsWomens && columns.list.womenOnly[row] === 1 ? SINGLE_SEX_WISHED : 0) +
      (wantsMens && columns.list.menOnly[row] === 1 ? SINGLE_SEX_WISHED : 0) +
      (isHomePublic(row) ? HOME_PUBLIC : 0) -
      (category === 'safety' ? farAbovePoints(student, columns, row) : 0) -
      (isSeldom && majorFitAt(row) === PROGRAM_MISSING ? NEIGHBOR_FIELD : 0) -
      (near(row) ? 0 : far)
    );
  };

  function communityPoints(row: number): number {
    if (isWished(row)) return COMMUNITY_WISHED;
    return columns.list.religious[row] === 1 ? religious : 0;
  }
}

function farAbovePoints(student: StudentMeasures, columns: CollegeColumns, row: number): number {
  const above = aboveBy(student, columns, row) - FAR_ABOVE.from;
  return above > 0 ? (FAR_ABOVE.perHundred * above) / 100 : 0;
}

/** Whether the student's score lies so far above the college's that a likely place there is nobody's target. */
export const isFarAbove = (student: StudentMeasures, columns: CollegeColumns, row: number): boolean =>
  aboveBy(student, columns, row) > FAR_ABOVE.from;

/** Points of the SAT; NaN without a score. */
function aboveBy({ test }: StudentMeasures, { admittedTestMean }: CollegeColumns, row: number): number {
  return (test ?? Number.NaN) - numberAt(admittedTestMean, row);
}

function completionPoints(rate: number, category: Category): number {
  const seldom = category === 'safety' && rate < SELDOM_FINISHED.below ? SELDOM_FINISHED.points : 0;
  const points = category === 'safety' ? COMPLETION.pointsAtSafety : COMPLETION.points;
  return points * ((Number.isNaN(rate) ? COMPLETION.usual : rate) - COMPLETION.middle) - seldom;
}

/** Points off. Without a budget, half as many for what is more than an ordinary family pays: nobody should choose blind. */
function pricePointsFor(
  student: StudentMeasures,
  columns: CollegeColumns,
): (row: number, category: Category) => number {
  const { price, budget } = preferencesOf(student, columns);
  const isKnown = !Number.isNaN(budget);
  return (row, category) => {
    const perThousand = category === 'safety' ? OVER_BUDGET.perThousandAtSafety : OVER_BUDGET.perThousand;
    const ofKnown = category === 'safety' ? overBudgetAt : hopedOverBudgetAt;
    const over = isKnown ? ofKnown(student, columns, row) : (price[row] ?? Number.NaN) - ORDINARY_BUDGET;
    const weight = isKnown ? perThousand : perThousand / 2;
    return over > 0 ? Math.min(OVER_BUDGET.most, (weight * over) / 1000) : 0;
  };
}

/** The public colleges of the home state. */
export function homePublic(
  { homeState }: Pick<StudentFacts, 'homeState'>,
  { states, stateCode, isPublic }: CollegeColumns,
): (row: number) => boolean {
  const home = states.indexOf(homeState ?? '');
  return (row) => isPublic[row] === 1 && stateCode[row] === home;
}

/** In the home state and the wished regions; near home when no region was wished. */
export function nearFor(student: StudentMeasures, columns: CollegeColumns): (row: number) => boolean {
  const { homeState, regions } = student.facts;
  const wished = statesOf(regions);
  if (wished.size === 0) return nearHome(student, columns);
  const isNear = columns.states.map((state) => state === homeState || wished.has(state));
  return (row) => isNear[codeAt(columns.stateCode, row)] === true;
}

function farPoints({ regions }: StudentFacts, budget: number): number {
  const tight = budget < TIGHT_BUDGET;
  return statesOf(regions).size === 0 && !tight ? FAR.freeToGo : FAR.usually;
}
