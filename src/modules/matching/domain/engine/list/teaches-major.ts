import { PROGRAM_MISSING } from '../college/major-fits.js';
import { type StudentFacts } from '../student/student-facts.js';

/** In these families the program itself must be taught: a nursing student is not helped by other health programs. */
const FAMILIES_BY_PROGRAM: readonly (string | null)[] = ['51', '14', '04', '13'];

export const needsTheProgram = (cipFamily: string | null): boolean => FAMILIES_BY_PROGRAM.includes(cipFamily);

/** `fit` is how well the college teaches the major, 0-100; NaN not reported or undecided. */
export function teachesMajor(
  { cipFamily, majorCip4 }: Pick<StudentFacts, 'cipFamily' | 'majorCip4'>,
  fit: number,
): boolean {
  if (majorCip4 !== null && needsTheProgram(cipFamily)) return fit > PROGRAM_MISSING;
  return fit !== 0;
}
