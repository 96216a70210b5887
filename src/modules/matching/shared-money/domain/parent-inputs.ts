import { type IncomeBand, INCOME_BANDS } from '../../domain/engine/index.js';

/** The same answers as in a student’s profile. */
export const INCOME_RANGES = [...INCOME_BANDS, 'prefer not to answer'] as const;
export type IncomeRange = (typeof INCOME_RANGES)[number];

/** What a parent entered for one student. It is the parent’s own: nobody else reads it, and it changes no answer of the student. */
export interface ParentInputs {
  readonly incomeRange: IncomeRange | null;
  /** The most the family can pay for a year all told, dollars. */
  readonly mostAYear: number | null;
  /** Whether the student sees the prices that follow. */
  readonly showsResult: boolean;
}

export const NO_INPUTS: ParentInputs = { incomeRange: null, mostAYear: null, showsResult: false };

export const bandOf = ({ incomeRange }: ParentInputs): IncomeBand | null =>
  incomeRange === 'prefer not to answer' ? null : incomeRange;
