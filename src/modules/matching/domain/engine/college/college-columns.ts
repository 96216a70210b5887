import { type CollegeType } from '../student/student-facts.js';
import { type ChanceColumns } from './admission/chance-columns.js';
import { type CollegeFacts } from './college-facts.js';
import { type ListColumns } from './list-columns.js';
import { type CollegePriority } from './priority-fit.js';

/** Codes of `CollegeColumns.testPolicy`. A policy not reported counts as required, but is not said to be. */
export const POLICY = { required: 1, other: 2, notConsidered: 3, optional: 5 } as const;

/**
 * All colleges of one data release as columns, measured once. Row i of every column is `facts[i]`.
 * NaN (figures) and 255 (codes) say "not reported".
 */
export interface CollegeColumns extends ChanceColumns {
  readonly count: number;
  readonly facts: readonly CollegeFacts[];
  readonly unitIds: Int32Array;
  readonly rowOf: ReadonlyMap<number, number>;
  /** When the admission figures were collected, such as "fall 2023"; null when the release does not say. */
  readonly admissionsTerm: string | null;

  /** The activities score that counts as full marks. */
  readonly activitiesBar: Float64Array;

  readonly isPublic: Uint8Array;
  readonly openAdmission: Uint8Array;
  readonly testPolicy: Uint8Array;
  /** Position of the college's state in `states`. */
  readonly stateCode: Uint8Array;
  readonly states: readonly string[];
  /** Positions in `SETTINGS` and in `SIZES`. */
  readonly setting: Uint8Array;
  readonly size: Uint8Array;

  /** Dollars a year for each of `INCOME_BANDS`, the average over all incomes, and the non-resident's difference. */
  readonly netPrice: readonly Float64Array[];
  readonly averageNetPrice: Float64Array;
  readonly outOfStateDifference: Float64Array;
  /** NaN in every row: for fits that no student answer selects. */
  readonly unreported: Float32Array;
  /** Fits of 0-100: by CIP family, by what the student may want most, by kind of college. */
  readonly majorFit: ReadonlyMap<string, Float32Array>;
  readonly priorities: Readonly<Record<CollegePriority, Float32Array>>;
  readonly collegeTypes: Readonly<Record<CollegeType, Float32Array>>;
  /** Rows of the colleges with a bachelor's program, by its four-digit CIP code; 1 for colleges that report their programs. */
  readonly programRows: ReadonlyMap<string, readonly number[]>;
  readonly reportsPrograms: Uint8Array;

  readonly list: ListColumns;
  /** Rows of the colleges that a balanced list can contain, for any student. */
  readonly listable: Int32Array;
  /** Position of the college when all are sorted by name. */
  readonly nameOrder: Int32Array;
}
