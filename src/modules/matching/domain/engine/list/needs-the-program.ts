import { type StudentFacts } from '../student/student-facts.js';

/**
 * In these families the program itself must be taught: a nursing student is not helped by other health programs, nor a musician by
 * a college of painters or a future pilot by courses in shipping.
 */
const FAMILIES_BY_PROGRAM: readonly (string | null)[] = ['51', '14', '04', '13', '01', '49', '50'];

/** Hospitality: business is taught everywhere, this is not. */
const PROGRAMS: readonly (string | null)[] = ['5209'];

export const needsTheProgram = ({
  cipFamily,
  majorCip4,
}: Pick<StudentFacts, 'cipFamily' | 'majorCip4'>): boolean =>
  FAMILIES_BY_PROGRAM.includes(cipFamily) || PROGRAMS.includes(majorCip4);
