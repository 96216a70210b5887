import { COST_KINDS, type Offer } from '../offers/offer.js';
import { yearFigures, type YearFigures } from '../offers/year-figures.js';
import { unnamedLines } from './kinds.js';
import { type PracticeId, type PracticeReading } from './practice.js';
import { unrenewedGifts } from './what-next.js';

/** What a letter leaves unclear, without words: readers get it in their own language. */
export const GAPS = [
  'no-cost',
  'only-total',
  'costs-missing',
  'no-total',
  'total-below-lines',
  'total-leaves-out',
  'no-net-price',
  'net-price-unchecked',
  'net-price-leaves-out',
  'net-price-too-low',
  'kinds-mixed',
  'parent-plus-mixed',
  'lines-unnamed',
  'no-sources',
  'no-next-steps',
  'renewal-unsaid',
  'terms-unsaid',
  'called-award',
] as const;
export type GapKind = (typeof GAPS)[number];

export interface Gap {
  readonly kind: GapKind;
  /** The lines it is about, as the letter calls them. */
  readonly lines: readonly string[];
}

type Read = Pick<PracticeReading, 'id' | 'asks'> & { readonly offer: Offer; readonly year: YearFigures };

const OF_PRACTICE: Readonly<Record<PracticeId, (read: Read) => GapKind>> = {
  'costs-listed': ({ year }) => {
    if (year.missingCosts.length < COST_KINDS.length) return 'costs-missing';
    return year.cost === null ? 'no-cost' : 'only-total';
  },
  'total-cost': ({ offer, asks }) => {
    if (offer.totalCost === null) return 'no-total';
    return asks === null ? 'total-below-lines' : 'total-leaves-out';
  },
  'net-price': ({ offer: { statedNetPrice: stated }, year: { netPrice, isLowerBound } }) => {
    if (stated === null) return 'no-net-price';
    if (netPrice === null) return 'net-price-unchecked';
    return isLowerBound && Math.abs(stated - netPrice) <= ROUNDING
      ? 'net-price-leaves-out'
      : 'net-price-too-low';
  },
  'kinds-apart': () => 'kinds-mixed',
  'parent-plus-apart': () => 'parent-plus-mixed',
  'kinds-named': () => 'lines-unnamed',
  sources: () => 'no-sources',
  'next-steps': () => 'no-next-steps',
  details: ({ asks }) => (asks === null ? 'renewal-unsaid' : 'terms-unsaid'),
  'no-award': () => 'called-award',
};

/** Letters round lines and totals to whole dollars. */
const ROUNDING = 10;

/** In the order of the practices. What the letter may still answer is no gap yet. */
export function gapsIn(offer: Offer, readings: readonly PracticeReading[]): Gap[] {
  const year = yearFigures(offer);
  return readings.filter(isGap).map(({ id, asks }) => {
    const kind = OF_PRACTICE[id]({ id, asks, offer, year });
    return { kind, lines: linesOf(kind, offer) };
  });
}

const isGap = ({ answer, asks, finding }: PracticeReading): boolean =>
  answer === 'no' || (answer === 'not-sure' && asks === null && finding !== null);

function linesOf(kind: GapKind, offer: Offer): string[] {
  if (kind === 'lines-unnamed') return unnamedLines(offer).map(({ name }) => name);
  return kind === 'renewal-unsaid' ? unrenewedGifts(offer).map(({ name }) => name) : [];
}
