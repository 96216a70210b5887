import { type EffectColumns } from '../college/admission/chance-columns.js';
import { POLICY, type CollegeColumns } from '../college/college-columns.js';
import { codeAt, numberAt } from '../numeric/column.js';
import { type Applicant } from './applicant.js';
import { earlyRoundAt } from './early-rounds.js';

/** For a score not sent to a test-optional college. Judgment from public literature, kept small. */
export const WITHHELD_SHIFT = -0.1;
const EARLY_ACTION_SHIFT = 0.15;

/** On the scale of the latent score. Does not include the shift for a score that we advise not to send. */
export function shiftAt(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return (
    roundShift(applicant, columns, row) +
    numberAt(residenceOf(applicant, columns, row).shift, row) +
    numberAt(applicant.major.shift, row) +
    noScoreShift(applicant, columns, row)
  );
}

/** How uncertain the shifts are, as a variance. */
export function shiftVarianceAt(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return (
    numberAt(residenceOf(applicant, columns, row).variance, row) + numberAt(applicant.major.variance, row)
  );
}

function roundShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  if (applicant.earlyRounds === null) return 0;
  const round = earlyRoundAt(applicant.earlyRounds, row);
  if (round === 'Early Decision') return numberAt(columns.earlyDecisionShift, row);
  return round === 'Early Action' ? EARLY_ACTION_SHIFT : 0;
}

function residenceOf(applicant: Applicant, columns: CollegeColumns, row: number): EffectColumns {
  if (!applicant.homeStateKnown) return columns.unknownState;
  return codeAt(columns.stateCode, row) === applicant.homeStateCode ? columns.resident : columns.otherState;
}

function noScoreShift(applicant: Applicant, columns: CollegeColumns, row: number): number {
  return applicant.willNotSubmit && codeAt(columns.testPolicy, row) === POLICY.optional ? WITHHELD_SHIFT : 0;
}
