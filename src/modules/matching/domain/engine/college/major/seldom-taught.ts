import { type StudentFacts } from '../../student/student-facts.js';
import { type CollegeColumns } from '../college-columns.js';
import { sameProgramsAs } from './same-programs.js';

/** Of the colleges that teach the family and report their programs. */
const SELDOM = 0.25;

/** Whether most colleges that teach the family of the major do not teach the major itself, such as forestry among natural resources. */
export function isSeldomTaught(
  { cipFamily, majorCip4 }: Pick<StudentFacts, 'cipFamily' | 'majorCip4'>,
  { majorFit, programRows, reportsPrograms, listable }: CollegeColumns,
): boolean {
  const family = majorFit.get(cipFamily ?? '');
  if (family === undefined || majorCip4 === null) return false;
  const teaching = new Set(sameProgramsAs(majorCip4).flatMap((cip) => [...(programRows.get(cip) ?? [])]));
  const ofFamily = [...listable].filter((row) => (family[row] ?? 0) > 0 && reportsPrograms[row] === 1);
  const ofProgram = ofFamily.filter((row) => teaching.has(row));
  return ofProgram.length > 0 && ofProgram.length < SELDOM * ofFamily.length;
}
