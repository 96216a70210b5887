import { type IncomeBand, type StudentFacts } from '../student/student-facts.js';

/** A family is assumed to be able to pay this share of its income plus this many dollars a year. Judgment. */
const AFFORDABLE = { shareOfIncome: 0.2, plus: 5500 } as const;

/** The income assumed for each band, dollars a year. */
const INCOME: Readonly<Record<IncomeBand, number>> = {
  'under 30k': 20_000,
  '30-60k': 45_000,
  '60-100k': 80_000,
  '100-150k': 125_000,
  'over 150k': 200_000,
};

/** Above the full price of a year anywhere, dollars: what a family can pay that needs no aid. */
const ANY_FULL_PRICE = 100_000;

/**
 * Dollars a year that the family can pay: what the student said, else any price for a family that needs no aid, else worked out
 * from the income; null when nothing is known. From the income alone a Connecticut family that pays in full got no private college.
 */
export function familyBudget({
  maxCost,
  needsAid,
  incomeBand,
}: Pick<StudentFacts, 'maxCost' | 'needsAid' | 'incomeBand'>): number | null {
  if (maxCost !== null) return maxCost;
  if (needsAid === false) return ANY_FULL_PRICE;
  return incomeBand === null ? null : AFFORDABLE.shareOfIncome * INCOME[incomeBand] + AFFORDABLE.plus;
}
