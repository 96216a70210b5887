import { POLICY, type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Applicant } from './applicant.js';

/** What a score that is not sent to a test-optional college takes off. */
export const WITHHELD_SHIFT = -0.1;

/** s, on the scale of the latent score, without the shift for a score held back by advice. */
export function shiftAt(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return (
    roundShift(applicant, columns, row) +
    residencyShift(applicant, columns, row) +
    fieldShift(applicant, columns, row) +
    noScoreShift(applicant, columns, row)
  );
}

export function roundShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  if (applicant.earlyDecision) return codeAt(columns.isPublic, row) === 1 ? 0 : 0.55;
  return applicant.earlyAction ? 0.15 : 0;
}

/** Small, because its sign differs between states; the wider public interval carries the rest. */
export function residencyShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  if (!applicant.homeStateKnown || codeAt(columns.isPublic, row) !== 1) return 0;
  return codeAt(columns.stateCode, row) === applicant.homeStateCode ? 0.05 : -0.05;
}

export function fieldShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return applicant.crowdedField ? numberAt(columns.crowdedFieldShift, row) : 0;
}

export function noScoreShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return applicant.willNotSubmit && codeAt(columns.testPolicy, row) === POLICY.optional ? WITHHELD_SHIFT : 0;
}
