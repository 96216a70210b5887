import { type CollegeFacts } from '../college/college-facts.js';

/** Both ends are included; null is open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a student wants of every college in their balanced list. */
export interface ListCriteria {
  /** Average high-school GPA of first-years, as the college publishes it. */
  readonly gpa: Range;
  /** Middle SAT total and middle ACT composite of first-years: halfway between the quartiles. */
  readonly sat: Range;
  readonly act: Range;
  /** Whole percent admitted, as cards show it. */
  readonly acceptanceRate: Range;
  /** Tuition and fees that this student would be charged, dollars a year before aid. */
  readonly tuition: Range;
}

export const ANY_VALUE: Range = { min: null, max: null };
export const NO_CRITERIA: ListCriteria = {
  gpa: ANY_VALUE,
  sat: ANY_VALUE,
  act: ANY_VALUE,
  acceptanceRate: ANY_VALUE,
  tuition: ANY_VALUE,
};

const CRITERIA = [
  'gpa',
  'sat',
  'act',
  'acceptanceRate',
  'tuition',
] as const satisfies readonly (keyof ListCriteria)[];

/** A college that does not report a figure meets the criterion: no student should miss it for a gap in the data. */
export function meetsCriteria(
  college: CollegeFacts,
  criteria: ListCriteria,
  homeState: string | null,
): boolean {
  const figures = figuresOf(college, homeState);
  return CRITERIA.every((criterion) => isWithin(figures[criterion], criteria[criterion]));
}

function isWithin(figure: number | null, { min, max }: Range): boolean {
  return figure === null || ((min === null || figure >= min) && (max === null || figure <= max));
}

function figuresOf(
  college: CollegeFacts,
  homeState: string | null,
): Readonly<Record<keyof ListCriteria, number | null>> {
  return {
    gpa: college.publishedGrades?.average ?? null,
    sat: sumOf(
      middleOf(college.satReading25, college.satReading75),
      middleOf(college.satMath25, college.satMath75),
    ),
    act: middleOf(college.act25, college.act75),
    acceptanceRate: college.admitRate === null ? null : Math.round(college.admitRate * 100),
    tuition: college.state === homeState ? college.tuitionInState : college.tuitionOutOfState,
  };
}

function middleOf(low: number | null, high: number | null): number | null {
  return low === null || high === null ? null : (low + high) / 2;
}

function sumOf(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first + second;
}
