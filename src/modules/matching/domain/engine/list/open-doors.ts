import { type CollegeColumns } from '../college/college-columns.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { completionOf } from '../college/list-columns.js';
import { withinWishedDistance } from '../college/place/near-home.js';
import { partFits, preferencesOf } from '../match/preferences.js';
import { numberAt } from '../numeric/column.js';
import { type Ranked } from '../rank-all.js';
import { type StudentMeasures } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { isMostlyOnline } from './may-be-listed.js';
import { notSafeAt } from './safety.js';
import { listScores } from './scores.js';
import { teachesMajor } from './teaches-major.js';

const LEAST_UNDERGRADUATES = 500;
/** For someone who has not decided. Many community colleges award a bachelor's degree in a single field. */
const LEAST_FAMILIES_TO_CHOOSE_FROM = 5;
/** Share that graduates, as at other public colleges of the home state. */
const LEAST_COMPLETION = 0.28;
/** Carnegie classes of colleges for one purpose. */
const SINGLE_PURPOSE: readonly (number | null)[] = [31, 32, 33];

/**
 * Public colleges of the home state that admit everyone and teach the major to a bachelor's degree, while most of their degrees are
 * of two years, the best first: rows of the columns. The federal file counts them with the two-year colleges, so a parent in Tampa
 * read of two colleges within 50 miles, and not of St. Petersburg College.
 */
export function openDoorsAtHome(
  student: StudentMeasures,
  columns: CollegeColumns,
  ranked: Ranked,
  leftOut: ReadonlySet<number>,
): readonly number[] {
  const { facts } = student;
  const isWithin = withinWishedDistance(student, columns);
  const fitAt = partFits(preferencesOf(student, columns), 'major');
  const scoreAt = listScores(student, columns, ranked);
  const isSafe = (row: number) => {
    const chance = numberAt(ranked.chance, row);
    return (
      !Number.isNaN(chance) &&
      notSafeAt(student, columns, row, { chance, low: numberAt(ranked.low, row) }) === null
    );
  };
  return columns.facts
    .flatMap((college, row) =>
      college.state === facts.homeState &&
      isOpenDoor(college) &&
      awardsBachelors(college, facts) &&
      !leftOut.has(row) &&
      isWithin(row) &&
      teachesMajor(facts, fitAt(row)) &&
      isSafe(row)
        ? [{ row, score: scoreAt(row, 'safety') }]
        : [],
    )
    .toSorted(
      (a, b) => b.score - a.score || (columns.nameOrder[a.row] ?? 0) - (columns.nameOrder[b.row] ?? 0),
    )
    .map(({ row }) => row);
}

function awardsBachelors(
  { bachelorsFamilies }: CollegeFacts,
  { cipFamily }: Pick<StudentFacts, 'cipFamily'>,
): boolean {
  return cipFamily === null
    ? bachelorsFamilies.length >= LEAST_FAMILIES_TO_CHOOSE_FROM
    : bachelorsFamilies.includes(cipFamily);
}

function isOpenDoor(college: CollegeFacts): boolean {
  return (
    college.operating &&
    college.control === 'public' &&
    college.openAdmission &&
    college.level === 'four-year' &&
    college.predominantDegree !== 'bachelors' &&
    !isMostlyOnline(college) &&
    !college.underCashMonitoring &&
    !SINGLE_PURPOSE.includes(college.carnegieClass) &&
    (college.undergraduates ?? 0) >= LEAST_UNDERGRADUATES &&
    completionOf(college) >= LEAST_COMPLETION
  );
}
