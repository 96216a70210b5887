import { type StudentFacts } from '../../student/student-facts.js';
import { type CollegeColumns } from '../college-columns.js';
import { sameProgramsAs } from './same-programs.js';

type Major = Pick<StudentFacts, 'cipFamily' | 'majorCip4'>;

/** Of the colleges that teach the family and report their programs. */
const SELDOM = 0.25;

/** The same for every student with the major, and it takes a look at every college. */
const known = new WeakMap<CollegeColumns, Map<string, boolean>>();

/** Whether most colleges that teach the family of the major do not teach the major itself, such as forestry among natural resources. */
export function isSeldomTaught({ cipFamily, majorCip4 }: Major, columns: CollegeColumns): boolean {
  if (cipFamily === null || majorCip4 === null) return false;
  const majors = known.get(columns) ?? new Map<string, boolean>();
  const major = `${cipFamily} ${majorCip4}`;
  const isSeldom = majors.get(major) ?? seldomTaught(cipFamily, majorCip4, columns);
  known.set(columns, majors.set(major, isSeldom));
  return isSeldom;
}

function seldomTaught(
  cipFamily: string,
  majorCip4: string,
  { majorFit, programRows, reportsPrograms, listable }: CollegeColumns,
): boolean {
  const family = majorFit.get(cipFamily);
  if (family === undefined) return false;
  const teaching = new Set(sameProgramsAs(majorCip4).flatMap((cip) => [...(programRows.get(cip) ?? [])]));
  const ofFamily = [...listable].filter((row) => (family[row] ?? 0) > 0 && reportsPrograms[row] === 1);
  const ofProgram = ofFamily.filter((row) => teaching.has(row));
  return ofProgram.length > 0 && ofProgram.length < SELDOM * ofFamily.length;
}
