import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { distancesFromHome } from '../college/place/near-home.js';
import { familyName } from '../explanation/summary/family-names.js';
import { netPriceOf } from '../explanation/price/net-price.js';
import { pricePerYear } from '../explanation/price/price-words.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { type BalancedList } from './balanced-list.js';
import { beginsNearby } from './begins-nearby.js';
import { overBudgetAt } from './over-budget.js';
import { learnsATrade } from './trades.js';
import { transferPromiseIn } from './transfer-promises.js';

/** A two-year college as a way to a bachelor's degree. */
export interface WayIn {
  readonly row: number;
  /** Whether it comes before the list: for low grades, and where no college of the list is safe. */
  readonly leads: boolean;
  /** Two sentences for the student. */
  readonly words: string;
}

/** Miles Community College, the only one for a day’s drive of eastern Montana, has about 350. */
const LEAST_UNDERGRADUATES = 200;

/**
 * A public two-year college of the home state that admits everyone: one that teaches the student's field, then one whose degrees
 * transfer (a technical college of certificates is for trades), then one within the budget, then the nearest. Without a ZIP code
 * the largest, which most students live near, and they are told to look for a nearer one. Where the state has none, as in Alaska and
 * the District of Columbia, a public college that admits everyone and awards more than two-year degrees.
 */
export function wayIn(
  student: StudentMeasures,
  columns: CollegeColumns,
  list: Pick<BalancedList, 'safety'>,
): WayIn | null {
  const { facts } = student;
  const { fromZip, milesTo } = distancesFromHome(student, columns);
  const rowsOf = (isIt: (college: CollegeFacts, facts: StudentFacts) => boolean) =>
    columns.facts.flatMap((college, row) => (isIt(college, facts) ? [row] : []));
  const twoYear = rowsOf(isWayIn);
  const rows = twoYear.length > 0 ? twoYear : rowsOf(isOpenUniversity);
  const worth = (row: number) => [
    Number(teaches(columns.facts[row], facts.cipFamily)),
    learnsATrade(facts) ? 0 : Math.min(transfers(columns.facts[row]), fromZip ? 1 : 2),
    Number(overBudgetAt(student, columns, row) <= 0),
    -milesTo(row),
    columns.facts[row]?.undergraduates ?? 0,
  ];
  const [best] = rows.toSorted((a, b) => compare(worth(b), worth(a)));
  const college = best === undefined ? undefined : columns.facts[best];
  if (best === undefined || college === undefined) return null;
  const leads = student.enoughToEstimate && (beginsNearby(student) || list.safety.length === 0);
  return { row: best, leads, words: wordsFor(college, facts, fromZip ? milesTo(best) : null, leads) };
}

/** Carnegie classes of associate's colleges from which many or some transfer. */
const MUCH_TRANSFER = { first: 1, last: 6 } as const;

/** How surely a degree counts toward a bachelor's elsewhere, 2 to 0. By its most common award alone, Ivy Tech was a trade school. */
function transfers(college: CollegeFacts | undefined): number {
  const carnegieClass = college?.carnegieClass ?? 0;
  if (carnegieClass >= MUCH_TRANSFER.first && carnegieClass <= MUCH_TRANSFER.last) return 2;
  return Number(college?.predominantDegree === 'associate');
}

const TRIBAL_CLASS = 33;

function isOpenToAll(college: CollegeFacts, { homeState }: StudentFacts): boolean {
  return (
    college.state === homeState &&
    college.operating &&
    college.control === 'public' &&
    college.openAdmission &&
    !college.distanceOnly &&
    !college.underCashMonitoring &&
    college.carnegieClass !== TRIBAL_CLASS &&
    (college.undergraduates ?? 0) >= LEAST_UNDERGRADUATES
  );
}

function isOpenUniversity(college: CollegeFacts, facts: StudentFacts): boolean {
  return isOpenToAll(college, facts) && college.level === 'four-year';
}

function isWayIn(college: CollegeFacts, facts: StudentFacts): boolean {
  return (
    isOpenToAll(college, facts) && awardsMainlyShortDegrees(college) && college.level !== 'less-than-two-year'
  );
}

const awardsMainlyShortDegrees = ({ predominantDegree }: CollegeFacts): boolean =>
  predominantDegree === 'associate' || predominantDegree === 'certificate';

function teaches(college: CollegeFacts | undefined, cipFamily: string | null): boolean {
  return cipFamily !== null && (college?.programShares[cipFamily] ?? 0) > 0;
}

/** `miles` is null while only the state is known. */
function wordsFor(college: CollegeFacts, facts: StudentFacts, miles: number | null, leads: boolean): string {
  const price = netPriceOf(college, facts);
  const cost = price.amount === null ? '' : `, ${costWords(price.amount, pricePerYear(price))}`;
  const field = teaches(college, facts.cipFamily) ? ` and teaches ${familyName(facts.cipFamily ?? '')}` : '';
  const where = miles === null ? 'for example' : awayWords(miles);
  const begin = miles === null ? 'Look for one near you, and ask' : 'Ask';
  const way = `${leads ? 'The surest' : 'Another'} way to a bachelor’s degree:`;
  if (!awardsMainlyShortDegrees(college))
    return `${way} ${college.name}, public, admits everyone${cost}${field}. You can finish there, or transfer: ask which credits would count.`;
  if (learnsATrade(facts))
    return (
      `Most people learn ${familyName(facts.cipFamily ?? '')} in two years or less, many while they earn. ` +
      `${college.name}, ${where}, admits everyone${cost}${field}. ${begin} about apprenticeships, too.`
    );
  return [
    `${way} two years at a community college, then transfer.`,
    `${college.name}, ${where}, admits everyone${cost}${field}.`,
    transferPromiseIn(facts.homeState) ??
      (leads ? 'When you transfer, most colleges look at your grades there first.' : ''),
    `${begin} which credits transfer.`,
    facts.gradeLevel === 'Graduate' ? ALREADY_IN_COLLEGE : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Nobody is asked whether they study already; the high school years say who may. */
const ALREADY_IN_COLLEGE =
  'If you study at a college already, you would apply as a transfer student: the chances in this list are those of first-years.';

/** Grants can be more than the price. */
const costWords = (amount: number, perYear: string): string =>
  amount < LEAST_PRICE ? 'costs nothing a year after aid' : `costs ${perYear}`;

/** Dollars; less would read as $0. */
const LEAST_PRICE = 50;

/** The middle of a ZIP area is a few miles from most homes in it. */
const CLOSE = 5;

const awayWords = (miles: number): string =>
  miles <= CLOSE ? 'close to home' : `about ${Math.round(miles)} miles from home`;

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((figure, i) => figure - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
