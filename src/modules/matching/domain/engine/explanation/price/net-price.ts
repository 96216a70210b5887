import {
  netPriceFor,
  outOfStateDifference,
  type NetPricePart,
  type PricedCollege,
} from '../../college/price/net-price.js';
import { ABROAD } from '../../college/place/abroad.js';
import { type StudentFacts } from '../../student/student-facts.js';

/** What a year all told would cost this student: tuition, housing, food and books. */
export interface NetPrice {
  /** Dollars a year after aid, or before it where none is needed, with any out-of-state difference; null when not reported. May be negative. */
  readonly amount: number | null;
  /** The same year before aid, with the same difference; null when not reported. */
  readonly fullPrice: number | null;
  /**
   * For the student's income; the average over all incomes when it is unknown or not reported by income; the full price for a family
   * that needs no aid, and for a student from abroad: federal and state aid is for citizens.
   */
  readonly kind: 'for-your-income' | 'average' | 'without-aid';
  /** How the federal bands were mixed; empty for an average. */
  readonly parts: readonly NetPricePart[];
  /** Whose price it is; null where everybody pays the same. `in-state-assumed`: the home state is not known. */
  readonly residence: 'in-state' | 'out-of-state' | 'in-state-assumed' | null;
  /** The part of both figures for living in another state, dollars a year. */
  readonly outOfState: number;
  /** What living in another state would add, where the home state is not known; dollars a year. */
  readonly elsewhere: number | null;
}

/** The answers of a student that a price depends on. */
export type PricedStudent = Pick<StudentFacts, 'homeState' | 'incomeBand' | 'needsAid'>;

export function netPriceOf(college: PricedCollege, student: PricedStudent): NetPrice {
  const difference = outOfStateDifference(college);
  const residence = residenceAt(college, student, difference);
  const outOfState = residence === 'out-of-state' ? difference : 0;
  const fullPrice = plus(college.costOfAttendance, outOfState);

  return {
    ...(student.needsAid === false || student.homeState === ABROAD
      ? ({ amount: fullPrice, kind: 'without-aid', parts: [] } as const)
      : afterAid(college, student, outOfState)),
    fullPrice,
    residence,
    outOfState: outOfState ?? 0,
    elsewhere: residence === 'in-state-assumed' ? difference : null,
  };
}

function afterAid(
  college: PricedCollege,
  { incomeBand }: PricedStudent,
  outOfState: number | null,
): Pick<NetPrice, 'amount' | 'kind' | 'parts'> {
  const mix = netPriceFor(college, incomeBand);
  const parts = mix?.parts ?? [];
  const kind = parts.length > 0 ? 'for-your-income' : 'average';
  return { amount: plus(mix?.amount ?? null, outOfState), kind, parts };
}

function residenceAt(
  college: PricedCollege,
  { homeState }: PricedStudent,
  difference: number | null,
): NetPrice['residence'] {
  if (college.control !== 'public' || difference === 0) return null;
  if (homeState === null) return 'in-state-assumed';
  return homeState === college.state ? 'in-state' : 'out-of-state';
}

function plus(amount: number | null, more: number | null): number | null {
  return amount === null || more === null ? null : amount + more;
}
