import { type CollegeColumns } from '../../college/college-columns.js';
import { type CollegeFacts } from '../../college/college-facts.js';
import { isOfCommunity } from '../../college/list-columns.js';
import { PROGRAM_MISSING } from '../../college/major/major-fits.js';
import { nearHome } from '../../college/place/near-home.js';
import { ABROAD } from '../../college/place/abroad.js';
import { meetsNeedAbroad } from '../../college/price/aid-abroad.js';
import { exchangeSaving, tuitionExchangeAt } from '../../college/price/tuition-exchanges.js';
import { regionOf } from '../../college/place/places.js';
import { crowdedMajorOf } from '../../college/admission/crowded-majors.js';
import { overBudgetAt } from '../../list/over-budget.js';
import { needsTheProgram } from '../../list/needs-the-program.js';
import { partFits, preferencesOf } from '../../match/preferences.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { type CollegeCommunity, type StudentFacts } from '../../student/student-facts.js';
import { familyName } from './family-names.js';
import { netPriceOf } from '../price/net-price.js';
import { percentWords, sentence } from '../percent-words.js';
import { dollars, pricePerYear } from '../price/price-words.js';

/** Of a college's degrees: in between "1 in 20" says more than a percentage. */
const LEAST_SHARE_IN_WORDS = 0.05;
const MOST_SHARE_IN_WORDS = 0.45;
/** Dollars a year over what the family can pay: less is within what prices vary. */
const NOTICEABLY_OVER = 3000;

/**
 * The merits of one college for one student in a line: the major and its size there, the place, the price, who graduates. With plain
 * apostrophes: a page of colleges with one curly one takes twice as long to write.
 */
export function whyThisCollege(student: StudentMeasures, columns: CollegeColumns, row: number): string {
  const college = columns.facts[row];
  if (college === undefined) return '';
  const { facts } = student;
  const merits = [
    majorWords(facts, college, partFits(preferencesOf(student, columns), 'major')(row)),
    communityWords(facts, college),
    placeWords(student, columns, row),
    priceWords(student, columns, row),
    graduationWords(college),
  ].filter((words) => words !== null);
  return merits.length === 0 ? '' : sentence(`${merits.join('; ')}.`);
}

function majorWords(facts: StudentFacts, college: CollegeFacts, fit: number): string | null {
  const { cipFamily } = facts;
  if (cipFamily === null || Number.isNaN(fit)) return null;
  const name = familyName(cipFamily);
  if (fit === 0) return `no degrees in ${name} reported`;
  const isMissing = fit === PROGRAM_MISSING;
  if (isMissing && needsTheProgram(facts))
    return `degrees in ${name}, but no bachelor's reported in your major`;

  const program = crowdedMajorOf(facts) === 'nursing' ? NURSING : '';
  return `${program}${sizeWords(name, college.programShares[cipFamily] ?? 0)}${isMissing ? OTHER_NAME : ''}`;
}

/** Many colleges take students into nursing only after a year or two there, and not all of them. */
const NURSING = 'teaches nursing, ask whether it takes first-years into it; ';

/** Ohio State files computer science under information science: colleges choose the federal code of a program themselves. */
const OTHER_NAME = ', perhaps under another name than your major';

function sizeWords(name: string, share: number): string {
  if (share === 0) return `degrees in ${name}`;
  if (share < LEAST_SHARE_IN_WORDS) return `${percentWords(share)} of degrees here are in ${name}`;
  if (share >= MOST_SHARE_IN_WORDS) return `${Math.round(100 * share)}% of all degrees here are in ${name}`;
  return `1 in ${Math.round(1 / share)} degrees here is in ${name}`;
}

const COMMUNITIES: Readonly<Record<CollegeCommunity, string>> = {
  HBCU: 'an HBCU, as you asked',
  Catholic: 'Catholic, as you asked',
  Protestant: 'Protestant, as you asked',
  'Latter-day Saint': 'of the Latter-day Saints, as you asked',
};

function communityWords({ collegeCommunities }: StudentFacts, college: CollegeFacts): string | null {
  const wished = collegeCommunities.find((community) => isOfCommunity(college, community));
  return wished === undefined ? null : COMMUNITIES[wished];
}

/** Homes that are not called a state. */
const HOMES: Readonly<Record<string, string>> = {
  DC: 'in DC',
  AS: 'in American Samoa',
  GU: 'in Guam',
  MP: 'in the Northern Mariana Islands',
  PR: 'in Puerto Rico',
  VI: 'in the Virgin Islands',
};

/** "in your state", "in Guam". */
export const homeWords = (state: string): string => HOMES[state] ?? 'in your state';

function placeWords(student: StudentMeasures, columns: CollegeColumns, row: number): string | null {
  const { homeState, regions } = student.facts;
  const state = columns.facts[row]?.state ?? '';
  if (state === homeState) return homeWords(state);
  const region = regionOf(state);
  if (regions.some((wished) => wished === region)) return `in the ${region ?? ''}, as you asked`;
  return regions.length === 0 && nearHome(student, columns)(row) ? 'in your part of the country' : null;
}

function priceWords(student: StudentMeasures, columns: CollegeColumns, row: number): string | null {
  const college = columns.facts[row];
  if (college === undefined) return null;
  const over =
    overBudgetAt(student, columns, row) > NOTICEABLY_OVER ? ', more than your family can plan for' : '';
  const price = netPriceOf(college, student.facts);
  if (student.facts.homeState === ABROAD) {
    if (price.fullPrice === null) return null;
    const full = `full price ${dollars(price.fullPrice)} a year`;
    return student.facts.needsAid === true && meetsNeedAbroad(college)
      ? `${full}; among the ten said to meet the whole need of students from abroad (Wikipedia, "Need-blind admission", 2025; check this year's rule with the college)`
      : `${full}; ask about aid for students from abroad${over}`;
  }
  if (price.amount === null) return null;
  const whose = price.kind === 'average' ? 'on average ' : '';
  const exchange = over === '' ? '' : exchangeWords(college, student.facts, price.amount);
  return `${whose}${pricePerYear(price)}${over}${exchange}`;
}

/** Where living in another state makes it dear, what an agreement between the states may make of it. */
function exchangeWords(college: CollegeFacts, { homeState }: StudentFacts, amount: number): string {
  const exchange = tuitionExchangeAt(college, homeState);
  if (exchange === null) return '';
  const saving = exchangeSaving(college, homeState);
  return saving > 0
    ? `; about ${dollars(amount - saving)} if you get ${exchange.name}`
    : `; ask about ${exchange.name}`;
}

function graduationWords({ completionRate }: CollegeFacts): string | null {
  return completionRate === null ? null : `${percentWords(completionRate)} graduate`;
}
