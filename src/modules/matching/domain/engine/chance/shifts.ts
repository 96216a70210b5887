import { POLICY, type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Applicant } from './applicant.js';

/** For a score not sent to a test-optional college. Judgment from public literature, kept small. */
export const WITHHELD_SHIFT = -0.1;
/** Calibrated; in line with the published "worth about 100 SAT points". Private colleges only. */
const EARLY_DECISION_SHIFT = 0.55;
const EARLY_ACTION_SHIFT = 0.15;
/** At public colleges. Small, because its sign differs between states; the wider public interval covers the rest. */
const RESIDENCY_SHIFT = 0.05;

/** On the scale of the latent score. Does not include the shift for a score that we advise not to send. */
export function shiftAt(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return (
    roundShift(applicant, columns, row) +
    residencyShift(applicant, columns, row) +
    fieldShift(applicant, columns, row) +
    noScoreShift(applicant, columns, row)
  );
}

export function roundShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  if (applicant.earlyDecision) return codeAt(columns.isPublic, row) === 1 ? 0 : EARLY_DECISION_SHIFT;
  return applicant.earlyAction ? EARLY_ACTION_SHIFT : 0;
}

export function residencyShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  if (!applicant.homeStateKnown || codeAt(columns.isPublic, row) !== 1) return 0;
  return codeAt(columns.stateCode, row) === applicant.homeStateCode ? RESIDENCY_SHIFT : -RESIDENCY_SHIFT;
}

export function fieldShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return applicant.crowdedField ? numberAt(columns.crowdedFieldShift, row) : 0;
}

export function noScoreShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return applicant.willNotSubmit && codeAt(columns.testPolicy, row) === POLICY.optional ? WITHHELD_SHIFT : 0;
}
