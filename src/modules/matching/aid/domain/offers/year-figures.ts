import {
  type AidLine,
  COST_KINDS,
  type CostKind,
  isGift,
  isParentLoan,
  isStudentLoan,
  type Offer,
} from './offer.js';
import { sumOf, toCents } from './dollars.js';

/** The first year of an offer. Null where the letter gives no cost. */
export interface YearFigures {
  readonly cost: number | null;
  readonly missingCosts: readonly CostKind[];
  /** Some costs are missing, so the real figures are higher. */
  readonly isLowerBound: boolean;
  readonly giftAid: number;
  /** Cost less gifts. Loans and work never make it smaller. */
  readonly netPrice: number | null;
  readonly workStudy: number;
  readonly studentLoans: number;
  readonly parentLoans: number;
  /** Aid of which the letter does not say whether it is a gift or a loan. Counted nowhere. */
  readonly unclearAid: number;
  /** Still to pay after gifts, work and every loan of the letter. */
  readonly leftToPay: number | null;
}

export function yearFigures(offer: Offer): YearFigures {
  const cost = yearCost(offer);
  const giftAid = amountOf(offer, isGift);
  const workStudy = amountOf(offer, ({ kind }) => kind === 'work-study');
  const studentLoans = amountOf(offer, isStudentLoan);
  const parentLoans = amountOf(offer, isParentLoan);
  const netPrice = cost === null ? null : atLeastNothing(cost - giftAid);

  return {
    cost,
    missingCosts: missingCosts(offer),
    isLowerBound: isLowerBound(offer),
    giftAid,
    netPrice,
    workStudy,
    studentLoans,
    parentLoans,
    unclearAid: amountOf(offer, ({ kind }) => kind === 'not-said'),
    leftToPay: netPrice === null ? null : atLeastNothing(netPrice - workStudy - studentLoans - parentLoans),
  };
}

/** The letter's own total counts where it is more than its lines: it may hold costs that are not listed. */
function yearCost({ costs, totalCost }: Offer): number | null {
  const listed = COST_KINDS.flatMap((kind) => costs[kind] ?? []);
  if (listed.length === 0) return totalCost;
  return Math.max(sumOf(listed), totalCost ?? 0);
}

export const missingCosts = ({ costs, inside }: Offer): CostKind[] =>
  COST_KINDS.filter((kind) => costs[kind] === null && !isInside(kind, inside));

const isInside = (kind: CostKind, inside: readonly CostKind[]): boolean => inside.includes(kind);

function isLowerBound(offer: Offer): boolean {
  const hasWholeTotal = offer.totalCost !== null && offer.answers['total-cost'] === 'yes';
  return missingCosts(offer).length > 0 && !hasWholeTotal;
}

const amountOf = ({ aid }: Offer, counts: (line: AidLine) => boolean): number =>
  sumOf(aid.filter(counts).map(({ amount }) => amount));

export const atLeastNothing = (amount: number): number => Math.max(0, toCents(amount));
