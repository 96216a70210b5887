import {
  netPriceFor,
  outOfStateDifference,
  type NetPricePart,
  type PricedCollege,
} from '../college/net-price.js';
import { type StudentFacts } from '../student/student-facts.js';

/** What a year would cost this student after aid, and where the figure comes from. */
export interface NetPrice {
  /** Dollars a year, with any out-of-state difference; null when not reported. May be negative. */
  readonly amount: number | null;
  /** For the student's income, or the average over all incomes when it is unknown or not reported by income. */
  readonly kind: 'for-your-income' | 'average';
  /** How the federal bands were mixed; empty for an average. */
  readonly parts: readonly NetPricePart[];
  /** The part of `amount` for living in another state, dollars a year. */
  readonly outOfState: number;
  /** A sentence or two for the student. */
  readonly words: string;
}

/** The answers of a student that a price depends on. */
export type PricedStudent = Pick<StudentFacts, 'homeState' | 'incomeBand'>;

export function netPriceOf(college: PricedCollege, { homeState, incomeBand }: PricedStudent): NetPrice {
  const mix =
    incomeBand === null
      ? college.netPrice === null
        ? null
        : { amount: college.netPrice, parts: [] }
      : netPriceFor(college, incomeBand);
  const kind = mix !== null && mix.parts.length > 0 ? 'for-your-income' : 'average';
  const unknown = { amount: null, kind, parts: [], outOfState: 0 } as const;
  if (mix === null) return { ...unknown, words: 'The price after aid is not reported.' };

  const charged = homeState !== null && homeState !== college.state;
  const outOfState = charged ? outOfStateDifference(college) : 0;
  if (outOfState === null) {
    return { ...unknown, words: 'The price for students from other states is not reported.' };
  }

  const amount = mix.amount + outOfState;
  return { amount, kind, parts: mix.parts, outOfState, words: priceWords(amount, kind, outOfState) };
}

function priceWords(amount: number, kind: NetPrice['kind'], outOfState: number): string {
  const whose = kind === 'average' ? 'on average, over all incomes' : 'for a family income like yours';
  const price =
    amount < 0
      ? `Aid covers everything and about ${dollars(-amount)} a year more, ${whose}.`
      : `About ${dollars(amount)} a year after aid, ${whose}.`;
  return outOfState > 0 ? `${price} Living in another state is ${dollars(outOfState)} of that.` : price;
}

/** Dollars. */
const ROUNDED_TO = 100;

/** To the nearest hundred, with separators. */
function dollars(amount: number): string {
  const rounded = String(Math.round(amount / ROUNDED_TO) * ROUNDED_TO);
  return `$${rounded.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
