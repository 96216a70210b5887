import { type SharedOffer } from '@/api';
import { type AidWords, type Gap, type GapFigures } from './aid-words';

/** What the sentences about an unclear letter name. */
export const gapFigures = (offer: SharedOffer, { lines }: Gap, words: AidWords): GapFigures => {
  const { statedNetPrice, totalCost, year } = offer;
  const amount = (dollars: number | null) => (dollars === null ? '' : words.dollars(dollars));

  return {
    stated: amount(statedNetPrice),
    netPrice: amount(year.netPrice),
    missed: amount(year.cost === null || totalCost === null ? null : year.cost - totalCost),
    isOpen: year.netPrice === null || year.isLowerBound,
    costs: words.list(year.missingCosts.map((kind) => words.costs[kind])),
    lines: words.list(lines.map(words.quoted)),
  };
};
