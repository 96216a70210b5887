import { PROGRAM_MISSING } from '../college/major/major-fits.js';
import { type StudentFacts } from '../student/student-facts.js';
import { needsTheProgram } from './needs-the-program.js';

/** `fit` is how well the college teaches the major, 0-100; NaN not reported or undecided. */
export function teachesMajor(major: Pick<StudentFacts, 'cipFamily' | 'majorCip4'>, fit: number): boolean {
  if (major.majorCip4 !== null && needsTheProgram(major)) return fit > PROGRAM_MISSING;
  return fit !== 0;
}
