import { sumOf } from './dollars.js';
import { type AidLine, isGift, isParentLoan, isStudentLoan, type Offer } from './offer.js';
import { atLeastNothing, yearFigures } from './year-figures.js';

/** From the first year to the degree. Null where the letter gives no cost. */
export interface ProgramFigures {
  readonly years: number;
  readonly cost: number | null;
  /** Without gifts of which the letter does not say that they come back. */
  readonly gifts: number;
  readonly netPrice: number | null;
  /** If every gift of which the letter says nothing comes back each year. */
  readonly netPriceIfGiftsContinue: number | null;
  /** Before interest. Loans are taken again each year unless the letter says no. */
  readonly studentBorrows: number;
  readonly parentsBorrow: number;
}

/** @param yearlyIncrease by how many percent the cost rises each year */
export function programFigures(offer: Offer, years: number, yearlyIncrease: number): ProgramFigures {
  const { cost: firstYear } = yearFigures(offer);
  const yearNumbers = Array.from({ length: years }, (_, index) => index + 1);
  const costs = yearNumbers.map((year) => costIn(year, firstYear, yearlyIncrease));
  const careful = yearNumbers.map((year) => giftsIn(year, offer, comesBack));
  const hopeful = yearNumbers.map((year) => giftsIn(year, offer, mayComeBack));

  return {
    years,
    cost: firstYear === null ? null : sumOf(costs),
    gifts: sumOf(careful),
    netPrice: firstYear === null ? null : netOver(costs, careful),
    netPriceIfGiftsContinue: firstYear === null ? null : netOver(costs, hopeful),
    studentBorrows: borrowedOver(yearNumbers, offer, isStudentLoan),
    parentsBorrow: borrowedOver(yearNumbers, offer, isParentLoan),
  };
}

const costIn = (year: number, firstYear: number | null, yearlyIncrease: number): number =>
  (firstYear ?? 0) * (1 + yearlyIncrease / 100) ** (year - 1);

const giftsIn = (year: number, { aid }: Offer, counts: (line: AidLine, year: number) => boolean): number =>
  sumOf(aid.filter((line) => isGift(line) && counts(line, year)).map(({ amount }) => amount));

/** In a later year only when the letter says so, and for as many years as it says. */
const comesBack = ({ renews, years }: AidLine, year: number): boolean =>
  year === 1 || (renews === 'yes' && isWithin(years, year));

const mayComeBack = ({ renews, years }: AidLine, year: number): boolean =>
  year === 1 || (renews !== 'no' && isWithin(years, year));

const isWithin = (years: number | null, year: number): boolean => years === null || year <= years;

const netOver = (costs: readonly number[], gifts: readonly number[]): number =>
  sumOf(costs.map((cost, index) => atLeastNothing(cost - (gifts[index] ?? 0))));

const borrowedOver = (years: readonly number[], { aid }: Offer, counts: (line: AidLine) => boolean): number =>
  sumOf(years.flatMap((year) => loansIn(year, aid.filter(counts))));

const loansIn = (year: number, loans: readonly AidLine[]): number[] =>
  loans.filter((loan) => mayComeBack(loan, year)).map(({ amount }) => amount);
