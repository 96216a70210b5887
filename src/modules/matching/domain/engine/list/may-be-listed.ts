import { type CollegeFacts } from '../college/college-facts.js';
import { regionOf } from '../college/places.js';
import { type StudentFacts } from '../student/student-facts.js';

type Listed = Pick<StudentFacts, 'homeState' | 'singleSexColleges' | 'priorities' | 'cipFamily'>;
/** A rule that a college keeps, or breaks, for one student. */
type Rule = (college: CollegeFacts, student: Listed) => boolean;

/** Carnegie classes of 2021. */
const FAITH_CLASS = 24;
const NOT_CLASSIFIED = -2;
/** Special focus: listed only for a major of one of these families. Law, tribal and other single-purpose colleges never are. */
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
/** Small on purpose: liberal arts in arts and sciences, engineering schools, arts schools. */
const SMALL_CLASSES = [21, 28, 30];
const LEAST_UNDERGRADUATES = { usually: 1000, inSmallClasses: 500 } as const;
/** Share that graduates. Where it is not reported, the share that returns for a second year less 25 points takes its place. */
const LEAST_COMPLETION = { usually: 0.4, inHomeState: 0.3, belowRetention: 0.25 } as const;

/**
 * RELAFFIL codes of churches that put faith at the center of every day at their colleges, such as required chapel or a statement
 * of faith: Assemblies of God, Nazarene, Southern Baptist, Adventist, Latter-day Saints and others.
 */
const FAITH_AT_THE_CENTER = new Set([
  27, 33, 34, 38, 42, 47, 48, 57, 59, 64, 74, 75, 79, 80, 81, 84, 87, 88, 89, 94, 95, 97, 100, 102, 107, 108,
]);
const RELIGION_FAMILY = '39';
/** Faith at the center, while the file gives no church: John Brown, Touro, Lancaster Bible, Regent; or a mild one: Grace, Cedarville. */
const FAITH_COLLEGES = new Set([107141, 196592, 213400, 231651, 150677, 201654]);
/** The Citadel, Virginia Military Institute, the maritime colleges of Massachusetts and New York: everyone lives as a cadet. */
const CADET_COLLEGES = new Set([217864, 234085, 166692, 196291]);
/**
 * Berea, College of the Ozarks, Alice Lloyd, Webb Institute, Principia and Yeshiva University: their own rules on who may apply
 * (family income, home county, faith) that the federal file does not have.
 */
const OWN_RULES = new Set([156295, 178697, 156189, 197221, 148016, 197708]);

const RULES: readonly Rule[] = [
  ({ state }, { homeState }) => regionOf(state) !== null || state === homeState,
  (college, { homeState }) =>
    completionOf(college) >=
    (college.state === homeState ? LEAST_COMPLETION.inHomeState : LEAST_COMPLETION.usually),
  ({ womenOnly }, { singleSexColleges }) => !womenOnly || singleSexColleges.includes('women'),
  ({ menOnly }, { singleSexColleges }) => !menOnly || singleSexColleges.includes('men'),
  ({ mainCampus, carnegieClass, state }, { homeState }) =>
    mainCampus || carnegieClass !== NOT_CLASSIFIED || state === homeState,
  (college, student) => !hasFaithAtTheCenter(college) || wishesFaith(student),
  ({ carnegieClass }, { cipFamily }) =>
    SPECIAL_FOCUS.get(carnegieClass ?? 0)?.includes(cipFamily ?? '') ?? true,
  (college, { homeState }) => hasRate(college) || isInHomeRegion(college, homeState),
];

/** Whether a college may be on the student's balanced list, apart from chance, price and major. */
export function mayBeListed(college: CollegeFacts, student: Listed): boolean {
  return RULES.every((keeps) => keeps(college, student));
}

/** The same for every student: four-year, mainly bachelor's, on a campus, not for profit, sound and large enough. */
export function mayBeListedForSomeone(college: CollegeFacts): boolean {
  return (
    college.operating &&
    college.level === 'four-year' &&
    college.predominantDegree === 'bachelors' &&
    college.control !== 'private-for-profit' &&
    !college.distanceOnly &&
    !college.underCashMonitoring &&
    college.federalRegion !== 0 &&
    (college.undergraduates ?? 0) >= leastUndergraduates(college) &&
    completionOf(college) >= LEAST_COMPLETION.inHomeState &&
    !OWN_RULES.has(college.unitId) &&
    !CADET_COLLEGES.has(college.unitId) &&
    (college.openAdmission || hasRate(college))
  );
}

/** A student who asked for a faith community, or wants to study religion. */
export function wishesFaith({ priorities, cipFamily }: Pick<Listed, 'priorities' | 'cipFamily'>): boolean {
  return priorities.includes('Faith community') || cipFamily === RELIGION_FAMILY;
}

function hasFaithAtTheCenter({ unitId, carnegieClass, religiousAffiliation }: CollegeFacts): boolean {
  return (
    carnegieClass === FAITH_CLASS ||
    FAITH_COLLEGES.has(unitId) ||
    FAITH_AT_THE_CENTER.has(religiousAffiliation ?? 0)
  );
}

function isInHomeRegion({ state }: CollegeFacts, homeState: string | null): boolean {
  if (homeState === null) return false;
  return state === homeState || (regionOf(state) !== null && regionOf(state) === regionOf(homeState));
}

function leastUndergraduates({ carnegieClass }: CollegeFacts): number {
  return SMALL_CLASSES.includes(carnegieClass ?? 0)
    ? LEAST_UNDERGRADUATES.inSmallClasses
    : LEAST_UNDERGRADUATES.usually;
}

function completionOf({ completionRate, retentionRate }: CollegeFacts): number {
  return completionRate ?? (retentionRate ?? 0) - LEAST_COMPLETION.belowRetention;
}

/** An admit rate of 0 or above 1 is an error in the file and counts as not reported. */
function hasRate({ admitRate }: CollegeFacts): boolean {
  return admitRate !== null && admitRate > 0 && admitRate <= 1;
}
