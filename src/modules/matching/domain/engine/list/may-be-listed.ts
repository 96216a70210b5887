import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { completionOf, isLargeEnough } from '../college/list-columns.js';
import { regionOf } from '../college/place/places.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type StudentFacts } from '../student/student-facts.js';

type Listed = Pick<
  StudentFacts,
  'homeState' | 'singleSexColleges' | 'collegeCommunities' | 'priorities' | 'cipFamily'
>;

/** Carnegie classes of 2021. Special focus: listed only for a major of one of these families. Law, tribal and other single-purpose colleges never are. */
const SPECIAL_FOCUS: ReadonlyMap<number, readonly string[]> = new Map([
  [25, ['51']],
  [26, ['51', '26']],
  [27, ['26', '40']],
  [28, ['14', '15', '11', '40', '04']],
  [29, ['52']],
  [30, ['50', '10', '09']],
  [31, []],
  [32, []],
  [33, []],
]);
/** At public colleges of the home state. */
const LEAST_UNDERGRADUATES = 500;
/**
 * Share that graduates. Public colleges of the home state may be smaller and graduate fewer: Alaska would miss its largest
 * university, and a nursing student in Montana two of the three public colleges there that teach nursing.
 */
const LEAST_COMPLETION = { usually: 0.4, inHomeState: 0.3, asWished: 0.3, atHomePublics: 0.28 } as const;
const RELIGION_FAMILY = '39';
/** The Citadel, Virginia Military Institute, the maritime colleges of Massachusetts and New York: everyone lives as a cadet. */
const CADET_COLLEGES = new Set([217864, 234085, 166692, 196291]);
/**
 * Berea, College of the Ozarks, Alice Lloyd, Webb Institute, Principia and Yeshiva University: their own rules on who may apply
 * (family income, home county, faith) that the federal file does not have.
 */
const OWN_RULES = new Set([156295, 178697, 156189, 197221, 148016, 197708]);
/**
 * Nearly all study online there, whatever the federal file says: Unity Environmental, Empire State, Maryland Global, Massachusetts
 * Global, Central Methodist’s extended studies, Penn State World Campus, Indiana Wesleyan’s National and Global, Purdue Global.
 * Of Unity 95%: insidehighered.com, June 16, 2023.
 */
const MOSTLY_ONLINE = new Set([161572, 196264, 163204, 262086, 445267, 479956, 488679, 489779]);
/**
 * Later than the release, Siena Heights (June 30, 2025) and Trinity Christian (November 4, 2025) announced that they close after
 * 2025-26, and California Maritime became a campus of Cal Poly San Luis Obispo (calstate.edu, July 1, 2025).
 */
const CLOSED_SINCE = new Set([172264, 149505, 111188]);

/** Who can live at home there. CUNY at $10,400 was on the lists of Kentuckians and Mississippians, with no rent in New York in it. */
const NEAR_NEW_YORK_CITY: readonly string[] = ['NY', 'NJ', 'CT'];

/** Whether the college of a row may be on the student's balanced list, apart from chance, price and major. */
export function mayBeListed(student: Listed, columns: CollegeColumns): (row: number) => boolean {
  const { list, stateCode, admitRate, isPublic } = columns;
  const home = columns.states.indexOf(student.homeState ?? '');
  const homeRegion = regionOf(student.homeState ?? '');
  const isInTheStates = columns.states.map((state) => regionOf(state) !== null);
  const isInHomeRegion = columns.states.map((state) => homeRegion !== null && regionOf(state) === homeRegion);
  const wantsWomens = student.singleSexColleges.includes('women');
  const wantsMens = student.singleSexColleges.includes('men');
  const wantsFaith = wishesFaith(student);
  const isWished = ofWishedCommunity(student, columns);
  const isUndecided = student.cipFamily === null;
  const mayCommute = student.homeState === null || NEAR_NEW_YORK_CITY.includes(student.homeState);
  const isBroad = (row: number, isHomePublic: boolean) =>
    list.shipsAndPlanes[row] === 0 && (isHomePublic || list.oneKind[row] === 0);
  const focusFits = (carnegieClass: number) =>
    SPECIAL_FOCUS.get(carnegieClass)?.includes(student.cipFamily ?? '') ?? true;

  return (row) => {
    const state = codeAt(stateCode, row);
    const isHome = state === home;
    const isHomePublic = isHome && isPublic[row] === 1;
    return (
      (isHome || isInTheStates[state] === true) &&
      (isHomePublic || list.largeEnough[row] === 1) &&
      numberAt(list.completion, row) >= leastCompletion(isHome, isHomePublic, isWished(row)) &&
      (wantsWomens || list.womenOnly[row] === 0) &&
      (wantsMens || list.menOnly[row] === 0) &&
      (isHome || list.unclassedBranch[row] === 0) &&
      (wantsFaith || isWished(row) || list.faithAtTheCenter[row] === 0) &&
      (isHome || isWished(row) || list.endorsement[row] === 0) &&
      (isHome || isInHomeRegion[state] === true || !Number.isNaN(numberAt(admitRate, row))) &&
      (mayCommute || list.forCommuters[row] === 0) &&
      (!isUndecided || isBroad(row, isHomePublic)) &&
      focusFits(codeAt(list.carnegieClass, row))
    );
  };
}

/** 1 in the rows of the colleges that may be on the student's list. */
export function maybeListed(student: Listed, columns: CollegeColumns): Uint8Array {
  const mayBe = mayBeListed(student, columns);
  const rows = new Uint8Array(columns.count);
  for (const row of columns.listable) rows[row] = Number(mayBe(row));
  return rows;
}

/** The same for every student: four-year, mainly bachelor's, on a campus, not for profit, sound and large enough. */
export function mayBeListedForSomeone(college: CollegeFacts): boolean {
  return (
    college.operating &&
    college.level === 'four-year' &&
    college.predominantDegree === 'bachelors' &&
    college.control !== 'private-for-profit' &&
    !college.underCashMonitoring &&
    college.federalRegion !== 0 &&
    (isLargeEnough(college) || isSmallPublic(college)) &&
    completionOf(college) >= LEAST_COMPLETION.atHomePublics &&
    !OWN_RULES.has(college.unitId) &&
    !CADET_COLLEGES.has(college.unitId) &&
    !CLOSED_SINCE.has(college.unitId) &&
    !isMostlyOnline(college) &&
    (college.openAdmission || hasRate(college))
  );
}

/** No place for an eighteen-year-old who looks for a campus. */
export const isMostlyOnline = ({ unitId, distanceOnly }: CollegeFacts): boolean =>
  distanceOnly || MOSTLY_ONLINE.has(unitId);

/** A student who asked for a faith community without naming a church, or wants to study religion. */
export function wishesFaith({
  priorities,
  cipFamily,
  collegeCommunities,
}: Pick<Listed, 'priorities' | 'cipFamily' | 'collegeCommunities'>): boolean {
  const namesChurch = collegeCommunities.some((community) => community !== 'HBCU');
  return (priorities.includes('Faith community') && !namesChurch) || cipFamily === RELIGION_FAMILY;
}

/** A college of a community that the student asked for. */
export function ofWishedCommunity(
  { collegeCommunities }: Pick<StudentFacts, 'collegeCommunities'>,
  { list }: CollegeColumns,
): (row: number) => boolean {
  const wished = collegeCommunities.map((community) => list.communities[community]);
  return (row) => wished.some((isOfIt) => isOfIt[row] === 1);
}

type Wished = Pick<StudentFacts, 'collegeCommunities' | 'singleSexColleges'>;

/** Whether the student asked for a community, or for women's or men's colleges. */
export const wishesAKind = ({ collegeCommunities, singleSexColleges }: Wished): boolean =>
  collegeCommunities.length + singleSexColleges.length > 0;

/** Of a community or for women or men, as the student asked. */
export function wishedFor(student: Wished, columns: CollegeColumns): (row: number) => boolean {
  const isOfCommunity = ofWishedCommunity(student, columns);
  const wantsWomens = student.singleSexColleges.includes('women');
  const wantsMens = student.singleSexColleges.includes('men');
  const { womenOnly, menOnly } = columns.list;
  return (row) =>
    isOfCommunity(row) || (wantsWomens && womenOnly[row] === 1) || (wantsMens && menOnly[row] === 1);
}

function leastCompletion(isHome: boolean, isHomePublic: boolean, isWished: boolean): number {
  if (isHomePublic) return LEAST_COMPLETION.atHomePublics;
  if (isWished) return LEAST_COMPLETION.asWished;
  return isHome ? LEAST_COMPLETION.inHomeState : LEAST_COMPLETION.usually;
}

function isSmallPublic({ control, undergraduates }: CollegeFacts): boolean {
  return control === 'public' && (undergraduates ?? 0) >= LEAST_UNDERGRADUATES;
}

/** An admit rate of 0 or above 1 is an error in the file and counts as not reported. */
function hasRate({ admitRate }: CollegeFacts): boolean {
  return admitRate !== null && admitRate > 0 && admitRate <= 1;
}
