import { NO_CODE } from '../numeric/column.js';
import { type CollegeCommunity } from '../student/student-facts.js';
import { type CollegeFacts } from './college-facts.js';

/** What the rules of a balanced list ask about each college, one row each; 1 for yes. */
export interface ListColumns {
  /** Share that graduates, NaN where it is not reported; and with what stands in for it there. */
  readonly completionRate: Float64Array;
  readonly completion: Float64Array;
  readonly womenOnly: Uint8Array;
  readonly menOnly: Uint8Array;
  readonly communities: Readonly<Record<CollegeCommunity, Uint8Array>>;
  readonly religious: Uint8Array;
  readonly faithAtTheCenter: Uint8Array;
  /** Enough undergraduates for a place away from home, or for a private one at home. */
  readonly largeEnough: Uint8Array;
  /** Every applicant needs the endorsement of a church leader. */
  readonly endorsement: Uint8Array;
  /** A trade school; community colleges, many of which award more certificates than degrees, are none. */
  readonly mainlyCertificates: Uint8Array;
  /** A branch campus that the Carnegie Classification does not class. */
  readonly unclassedBranch: Uint8Array;
  /** Most degrees are of one kind: for someone who has not decided, no place to choose. */
  readonly oneKind: Uint8Array;
  /** A quarter of the degrees or more is in transportation. */
  readonly shipsAndPlanes: Uint8Array;
  /** Hardly anyone lives there, and the price is for those who live with their parents. */
  readonly forCommuters: Uint8Array;
  /** Carnegie class of 2021, or `NO_CODE`. */
  readonly carnegieClass: Uint8Array;
}

/** Share of a class that returns for a second year less this many points stands in for the share that graduates. */
const BELOW_RETENTION = 0.25;
const FAITH_CLASS = 24;
const NOT_CLASSIFIED = -2;
/**
 * RELAFFIL codes of churches that put faith at the center of every day at their colleges, such as required chapel or a statement
 * of faith: Assemblies of God, Nazarene, Southern Baptist, Adventist, Latter-day Saints and others.
 */
const FAITH_AT_THE_CENTER = new Set([
  27, 33, 34, 38, 42, 47, 48, 57, 59, 64, 74, 75, 79, 80, 81, 84, 87, 88, 89, 94, 95, 97, 100, 102, 107, 108,
]);
/** The Church of Jesus Christ of Latter-day Saints. honorcode.byu.edu, checked in 2026; others pay about twice the tuition of members. */
const LATTER_DAY_SAINTS = 94;
/**
 * Faith at the center, while the file gives no church: John Brown, Touro, Lancaster Bible, Regent; or a mild one: Grace, Cedarville;
 * or one most of whose colleges are open to all: Ave Maria, Franciscan of Steubenville, Thomas Aquinas.
 */
const FAITH_COLLEGES = new Set([107141, 196592, 213400, 231651, 150677, 201654, 446048, 205957, 124292]);

export function listColumns(colleges: readonly CollegeFacts[]): ListColumns {
  const flags = (flag: (college: CollegeFacts) => boolean) =>
    Uint8Array.from(colleges, (college) => Number(flag(college)));
  return {
    completionRate: Float64Array.from(colleges, ({ completionRate }) => completionRate ?? Number.NaN),
    completion: Float64Array.from(colleges, completionOf),
    womenOnly: flags(({ womenOnly }) => womenOnly),
    menOnly: flags(({ menOnly }) => menOnly),
    communities: {
      HBCU: flags((college) => isOfCommunity(college, 'HBCU')),
      Catholic: flags((college) => isOfCommunity(college, 'Catholic')),
      Protestant: flags((college) => isOfCommunity(college, 'Protestant')),
      'Latter-day Saint': flags((college) => isOfCommunity(college, 'Latter-day Saint')),
    },
    religious: flags(({ religiousAffiliation }) => religiousAffiliation !== null),
    faithAtTheCenter: flags(hasFaithAtTheCenter),
    largeEnough: flags(isLargeEnough),
    endorsement: flags(needsEndorsement),
    mainlyCertificates: flags(
      ({ level, predominantDegree, control }) =>
        level === 'less-than-two-year' || (predominantDegree === 'certificate' && control !== 'public'),
    ),
    unclassedBranch: flags(
      ({ mainCampus, carnegieClass }) => !mainCampus && carnegieClass === NOT_CLASSIFIED,
    ),
    oneKind: flags(isOfOneKind),
    shipsAndPlanes: flags(({ programShares }) => (programShares[TRANSPORT.family] ?? 0) >= TRANSPORT.share),
    forCommuters: flags(({ name }) => CITY_UNIVERSITY_OF_NEW_YORK.test(name)),
    carnegieClass: Uint8Array.from(colleges, ({ carnegieClass }) => carnegieClass ?? NO_CODE),
  };
}

/** By name: others where few live on campus, such as Arizona State, still house thousands. */
const CITY_UNIVERSITY_OF_NEW_YORK = /\bCUNY\b/;

/** Families of majors: computing and engineering, the arts and the media, health, business. */
const KINDS: readonly (readonly string[])[] = [['11', '14', '15'], ['09', '10', '50'], ['51'], ['52']];
/** Judgment: a Texan who had not decided was told of the Milwaukee School of Engineering, where it is 76%. */
const MOSTLY = 0.7;
/** Ships and planes. Judgment: a Mainer who had not decided was told of the Maine Maritime Academy. */
const TRANSPORT = { family: '49', share: 0.25 } as const;

function isOfOneKind({ programShares }: CollegeFacts): boolean {
  return KINDS.some((kind) => kind.reduce((sum, family) => sum + (programShares[family] ?? 0), 0) >= MOSTLY);
}

/** RELAFFIL. Greek and Russian Orthodox, Jewish, Unitarian and other colleges are of none of the communities we ask about. */
const ROMAN_CATHOLIC = 30;
const NOT_PROTESTANT = new Set([ROMAN_CATHOLIC, LATTER_DAY_SAINTS, 80, 91, 92, 93, 99, 106]);

export function isOfCommunity(
  { historicallyBlack, religiousAffiliation }: CollegeFacts,
  community: CollegeCommunity,
): boolean {
  if (community === 'HBCU') return historicallyBlack;
  if (religiousAffiliation === null) return false;
  if (community === 'Catholic') return religiousAffiliation === ROMAN_CATHOLIC;
  if (community === 'Latter-day Saint') return religiousAffiliation === LATTER_DAY_SAINTS;
  return !NOT_PROTESTANT.has(religiousAffiliation);
}

/** Small on purpose: liberal arts in arts and sciences, engineering schools, arts schools. */
const SMALL_CLASSES = [21, 28, 30];
const LEAST_UNDERGRADUATES = { usually: 1000, inSmallClasses: 500 } as const;

export function isLargeEnough({ carnegieClass, undergraduates }: CollegeFacts): boolean {
  const isSmallOnPurpose = SMALL_CLASSES.includes(carnegieClass ?? 0);
  const least = isSmallOnPurpose ? LEAST_UNDERGRADUATES.inSmallClasses : LEAST_UNDERGRADUATES.usually;
  return (undergraduates ?? 0) >= least;
}

/** Where graduation is not reported, the share that returns for a second year less 25 points takes its place. */
export function completionOf({ completionRate, retentionRate }: CollegeFacts): number {
  return completionRate ?? (retentionRate ?? 0) - BELOW_RETENTION;
}

function hasFaithAtTheCenter({ unitId, carnegieClass, religiousAffiliation }: CollegeFacts): boolean {
  return (
    carnegieClass === FAITH_CLASS ||
    FAITH_COLLEGES.has(unitId) ||
    FAITH_AT_THE_CENTER.has(religiousAffiliation ?? 0)
  );
}

/** Its colleges admit nobody without one, whatever the applicant's faith. */
export const needsEndorsement = ({ religiousAffiliation }: CollegeFacts): boolean =>
  religiousAffiliation === LATTER_DAY_SAINTS;
