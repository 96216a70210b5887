import { type IncomeBand } from '../../student/student-facts.js';
import { type CollegeFacts } from '../college-facts.js';

type FederalBand =
  'netPrice0To30k' | 'netPrice30To48k' | 'netPrice48To75k' | 'netPrice75To110k' | 'netPrice110kPlus';

/** The fields of a college that its price after aid depends on. */
export type PricedCollege = Pick<
  CollegeFacts,
  'state' | 'control' | 'costOfAttendance' | 'netPrice' | FederalBand | 'tuitionInState' | 'tuitionOutOfState'
>;

export interface NetPricePart {
  /** The federal income band the figure was published for. */
  readonly band: FederalBand;
  /** Its share in the mix, 0-1. */
  readonly share: number;
  /** Dollars a year. */
  readonly amount: number;
}

export interface NetPriceMix {
  /** Dollars a year, before any out-of-state difference. */
  readonly amount: number;
  /** Empty when only the average over all incomes was reported. */
  readonly parts: readonly NetPricePart[];
}

export const INCOME_BANDS = [
  'under 30k',
  '30-60k',
  '60-100k',
  '100-150k',
  'over 150k',
] as const satisfies readonly IncomeBand[];

/** Our bands do not equal the federal ones, so each is a mix of the published figures. */
const MIX: Readonly<Record<IncomeBand, readonly (readonly [FederalBand, number])[]>> = {
  'under 30k': [['netPrice0To30k', 1]],
  '30-60k': [
    ['netPrice30To48k', 0.6],
    ['netPrice48To75k', 0.4],
  ],
  '60-100k': [
    ['netPrice48To75k', 0.4],
    ['netPrice75To110k', 0.6],
  ],
  '100-150k': [
    ['netPrice75To110k', 0.2],
    ['netPrice110kPlus', 0.8],
  ],
  'over 150k': [['netPrice110kPlus', 1]],
};

/** Parts that were not reported are dropped; with none left, or no income, the average is used; null when that is missing too. */
export function netPriceFor(college: PricedCollege, income: IncomeBand | null): NetPriceMix | null {
  const reported: NetPricePart[] = [];
  for (const [wanted, share] of income === null ? [] : MIX[income]) {
    const band = believableBand(college, wanted);
    const amount = college[band];
    if (amount === null) continue;
    const before = reported.findIndex((part) => part.band === band);
    if (before === -1) reported.push({ band, share, amount });
    else reported[before] = { band, share: share + (reported[before]?.share ?? 0), amount };
  }
  const whole = reported.reduce((sum, part) => sum + part.share, 0);
  if (whole === 0) return college.netPrice === null ? null : { amount: college.netPrice, parts: [] };

  const parts = reported.map((part) => ({ ...part, share: part.share / whole }));
  return { amount: parts.reduce((sum, part) => sum + part.share * part.amount, 0), parts };
}

const BANDS: readonly FederalBand[] = [
  'netPrice0To30k',
  'netPrice30To48k',
  'netPrice48To75k',
  'netPrice75To110k',
  'netPrice110kPlus',
];
/** A share of the least that families of any lower income pay, where three bands of them are reported. */
const BELIEVABLE = { share: 0.75, bands: 3 } as const;

/**
 * The band itself, or the next lower one where families of every lower income pay much more: such a figure rests on a few families.
 * Augustana College in Illinois reports $14,900 to $20,100 up to $110,000, and $6,700 above.
 */
function believableBand(college: PricedCollege, band: FederalBand): FederalBand {
  const amount = college[band];
  const lower = BANDS.slice(0, BANDS.indexOf(band));
  const next = lower.at(-1);
  const paid = lower.flatMap((each) => college[each] ?? []);
  if (amount === null || next === undefined || paid.length < BELIEVABLE.bands) return band;
  return amount < BELIEVABLE.share * Math.min(...paid) ? next : band;
}

/** What a public college charges a non-resident on top, dollars a year; 0 elsewhere, null when not reported. */
export function outOfStateDifference(college: PricedCollege): number | null {
  if (college.control !== 'public') return 0;
  if (college.tuitionOutOfState === null || college.tuitionInState === null) return null;
  return college.tuitionOutOfState - college.tuitionInState;
}
