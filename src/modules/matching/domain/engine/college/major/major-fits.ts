import { newColumn } from '../../numeric/column.js';
import { type StudentFacts } from '../../student/student-facts.js';
import { type CollegeColumns } from '../college-columns.js';
import { OFFERED } from './major-fit.js';
import { sameProgramsAs } from './same-programs.js';

/** A college that teaches the family but not the program itself, such as biology courses without nursing. */
export const PROGRAM_MISSING = 35;

/**
 * How well each college teaches the intended major, 0-100: 0 where it does not. NaN for an undecided student, and where nothing is
 * reported.
 */
export function majorFits(
  { cipFamily, majorCip4 }: Pick<StudentFacts, 'cipFamily' | 'majorCip4'>,
  columns: Pick<CollegeColumns, 'majorFit' | 'unreported' | 'programRows' | 'reportsPrograms'>,
): Float32Array {
  const family = columns.majorFit.get(cipFamily ?? '') ?? columns.unreported;
  if (majorCip4 === null) return family;

  const fits = family.slice();
  for (let row = 0; row < fits.length; row++)
    if ((fits[row] ?? 0) > 0 && columns.reportsPrograms[row] === 1) fits[row] = PROGRAM_MISSING;
  for (const cip of sameProgramsAs(majorCip4))
    for (const row of columns.programRows.get(cip) ?? []) fits[row] = family[row] ?? Number.NaN;
  return fits;
}

/** How large the major's family is among a college's degrees, 0-100: 100 from a tenth of all on. */
export function majorSizes(
  { cipFamily }: Pick<StudentFacts, 'cipFamily'>,
  { majorFit, unreported }: Pick<CollegeColumns, 'majorFit' | 'unreported'>,
): Float32Array {
  const fits = majorFit.get(cipFamily ?? '') ?? unreported;
  return newColumn(
    fits.length,
    (row) => (100 * Math.max(0, (fits[row] ?? Number.NaN) - OFFERED)) / (100 - OFFERED),
  );
}
