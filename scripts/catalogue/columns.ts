import { admissions } from './admissions-columns.ts';
import { type Column } from './column.ts';
import { directory } from './directory-columns.ts';
import { aid, costs, earnings } from './money-columns.ts';
import { academics, outcomes, studentBody } from './student-columns.ts';

/** Every column of the colleges table, in its order. */
export const COLLEGE_COLUMNS: readonly Column[] = [
  ...directory,
  ...admissions,
  ...costs,
  ...aid,
  ...earnings,
  ...outcomes,
  ...studentBody,
  ...academics,
];
