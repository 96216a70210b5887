import { admissions } from './admissions-columns.js';
import { type Column } from './column.js';
import { directory } from './directory-columns.js';
import { aid, costs, earnings } from './money-columns.js';
import { academics, outcomes, studentBody } from './student-columns.js';

/** Every column of the catalogue, in the order of the starter file. */
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
