import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { PROGRAM_MISSING } from '../college/major-fits.js';
import { regionOf, statesOf } from '../college/places.js';
import { crowdedMajorOf } from '../college/crowded-majors.js';
import { familyBudget } from '../match/family-budget.js';
import { partFitAt, preferencesOf } from '../match/preferences.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { familyName } from './family-names.js';
import { netPriceOf } from './net-price.js';
import { percentWords, sentence } from './percent-words.js';
import { priceAfterAid } from './price-words.js';

/** Of a college's degrees: from here on "1 in 20" says more than a percentage. */
const LEAST_SHARE_IN_WORDS = 0.05;
const MOST_SHARE_IN_WORDS = 0.45;
/** Dollars a year over what the family can pay: less is within what prices vary. */
const NOTICEABLY_OVER = 3000;

/** The merits of one college for one student in a line: the major and its size there, the place, the price, who graduates. */
export function whyThisCollege(student: StudentMeasures, columns: CollegeColumns, row: number): string {
  const college = columns.facts[row];
  if (college === undefined) return '';
  const { facts } = student;
  const merits = [
    majorWords(facts, college, partFitAt(preferencesOf(student, columns), 'major', row)),
    placeWords(facts, college),
    priceWords(facts, college),
    graduationWords(college),
  ].filter((words) => words !== null);
  return merits.length === 0 ? '' : sentence(`${merits.join('; ')}.`);
}

function majorWords(facts: StudentFacts, college: CollegeFacts, fit: number): string | null {
  const { cipFamily } = facts;
  if (cipFamily === null || Number.isNaN(fit)) return null;
  const name = familyName(cipFamily);
  if (fit === 0) return `no degrees in ${name} reported`;
  if (fit === PROGRAM_MISSING) return `degrees in ${name}, but none reported in your major`;

  const program = crowdedMajorOf(facts) === 'nursing' ? 'teaches nursing; ' : '';
  const share = college.programShares[cipFamily] ?? 0;
  if (share < LEAST_SHARE_IN_WORDS) return `${program}a small program in ${name}`;
  return `${program}${name} is ${shareWords(share)} here`;
}

function shareWords(share: number): string {
  if (share >= MOST_SHARE_IN_WORDS) return `${Math.round(100 * share)}% of all degrees`;
  return `1 in ${Math.round(1 / share)} degrees`;
}

function placeWords({ homeState, regions }: StudentFacts, { state }: CollegeFacts): string | null {
  if (state === homeState) return 'in your state';
  const region = regionOf(state);
  if (statesOf(regions).has(state)) return `in the ${region}, as you asked`;
  if (regions.length > 0 || homeState === null || region === null) return null;
  return regionOf(homeState) === region ? 'in your part of the country' : null;
}

function priceWords(facts: StudentFacts, college: CollegeFacts): string | null {
  const price = netPriceOf(college, facts);
  if (price.amount === null) return null;
  const whose = price.kind === 'average' ? 'on average ' : '';
  const words = `${whose}${priceAfterAid(price).replace(' after aid', ' a year after aid')}`;
  const budget = familyBudget(facts);
  const over = budget === null ? 0 : price.amount - budget;
  return over > NOTICEABLY_OVER ? `${words}, more than your family can plan for` : words;
}

function graduationWords({ completionRate }: CollegeFacts): string | null {
  return completionRate === null ? null : `${percentWords(completionRate)} graduate`;
}
