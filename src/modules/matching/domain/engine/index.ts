/** The matching engine: pure functions over plain data, for the server and the browser alike. */
export { assess, chanceAt, type Assessment, type ChanceSource } from './assess.js';
export {
  betterForLess,
  type BetterForLess,
  type EarningsInMajor,
} from './better-for-less/better-for-less.js';
export { betterForLessWords } from './better-for-less/better-for-less-words.js';
export { type Missing } from './better-for-less/missing-answers.js';
export { type Category } from './chance/category.js';
export { isLimitedMajor } from './chance/limited-major.js';
export { type CollegeColumns } from './college/college-columns.js';
export {
  type CollegeFacts,
  type Control,
  type Level,
  type PublishedGrades,
  type PredominantDegree,
  type TestPolicy,
} from './college/college-facts.js';
export {
  earningsForMajor,
  type MajorEarnings,
  type MajorMark,
  programsForMajor,
} from './college/major/programs-for-major.js';
export { RESIDENCE_RATES } from './college/admission/residence-rates.js';
export { netPrices } from './college/price/net-prices.js';
export { distancesFromHome } from './college/place/near-home.js';
export { ABROAD } from './college/place/abroad.js';
export {
  columnsOf,
  prepareCollege,
  prepareColleges,
  type PreparedCollege,
} from './college/prepare-colleges.js';
export { CIP_FAMILIES } from './college/major/major-fit.js';
export { matchOrder } from './match/match-order.js';
export { maybeListed } from './list/may-be-listed.js';
export { chanceWords } from './explanation/chance-words.js';
export { estimateWords, listWords, percentWords, rangeWords } from './explanation/percent-words.js';
export { type Addition } from './explanation/chance/additions.js';
export { NOT_SEEN } from './explanation/chance/basis.js';
export { type Contribution } from './explanation/chance/contributions.js';
export { type MatchDimension } from './explanation/summary/dimensions.js';
export { familyBudget } from './match/family-budget.js';
export { type MatchPart } from './match/part.js';
export { explain, type Explanation } from './explanation/explain.js';
export { type Improvement } from './explanation/chance/improvements.js';
export { INCOME_BANDS } from './college/price/net-price.js';
export { netPriceOf, type NetPrice, type PricedStudent } from './explanation/price/net-price.js';
export {
  fullPriceWords,
  PRICE_NOT_PUBLISHED,
  priceLabel,
  priceWords,
} from './explanation/price/price-words.js';
export { summarize, type MatchSummary } from './explanation/summary/match-summary.js';
export { type Suggestion } from './explanation/chance/suggestions.js';
export { type Unknown } from './explanation/chance/unknowns.js';
export { type Warning } from './explanation/warnings/warning.js';
export { type Factor } from './explanation/chance/without.js';
export { type NextStep } from './guidance/next-step.js';
export { nextSteps } from './guidance/next-steps.js';
export { balancedList, type BalancedList } from './list/balanced-list.js';
export { LIST_SIZES } from './list/list-sizes.js';
export { categoryAt, notSafeWords } from './list/safety.js';
export { findSafeties, type GivenUp } from './list/safety-search.js';
export { type SafetyWishes } from './list/safety-wishes.js';
export { whyThisCollege } from './explanation/summary/why-this-college.js';
export { startingPoints } from './list/starting-points.js';
export { wayIn, type WayIn } from './list/way-in.js';
export { type Shortfall } from './list/shortfalls.js';
export {
  briefOdds,
  hasAffordableSafety,
  type ListedChance,
  listOdds,
  type ListOdds,
} from './odds/list-odds.js';
export { listedChance } from './odds/listed-chance.js';
export { meetsCriteria, NO_CRITERIA, type ListCriteria, type Range } from './list/list-criteria.js';
export { USUAL_WEIGHTS } from './match/preferences.js';
export { newRanked, rankAll, type Ranked } from './rank-all.js';
export { activityCounts, type ActivityCount } from './student/activity-counts.js';
export { unweightedOutOfFour } from './student/grade-index.js';
export { measureStudent, type StudentMeasures } from './student/measure-student.js';
export {
  UNKNOWN_STUDENT,
  type ActivityFacts,
  type ApplicationRound,
  type EarlyApplication,
  type EarlyRound,
  type AwardFacts,
  type CollegeSize,
  type CollegeType,
  type GpaScale,
  type GradeLevel,
  type IncomeBand,
  type MatchWeights,
  type Ownership,
  type Priority,
  type RecognitionLevel,
  type Region,
  type Setting,
  type CollegeCommunity,
  type SingleSexWish,
  type StudentFacts,
  type TestPreference,
} from './student/student-facts.js';
