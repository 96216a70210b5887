import { dollars, yearsIn } from '@/lib/words/figures';
import { type PublishedRequirements } from '@/api';

type Fees = Pick<PublishedRequirements, 'feeUsd' | 'internationalFeeUsd' | 'cycle'> | null;

const amount = (fee: number) => (fee === 0 ? 'no fee' : dollars(fee));

/** What applying costs, with the cycle it was published for. */
export const feeWords = (fees: Fees): string => {
  if (fees === null || fees.feeUsd === null) return 'The fee isn’t known here. Check the college’s page.';
  const { feeUsd, internationalFeeUsd, cycle } = fees;
  const published = `Published for ${yearsIn(cycle)}.`;
  const abroad =
    internationalFeeUsd === null || internationalFeeUsd === feeUsd
      ? ''
      : ` Students from abroad: ${amount(internationalFeeUsd)}.`;
  return feeUsd === 0 ? `No fee.${abroad} ${published}` : `${dollars(feeUsd)}.${abroad} ${published}`;
};

export const mayCostMoney = (fees: Fees) => fees?.feeUsd !== 0;

/** As Common App lists them for 2026-27, in plain words. */
export const WAIVER_REASONS: readonly string[] = [
  'You got a fee waiver for the SAT or ACT, or could have.',
  'You get free or reduced-price lunch, or your family’s income is low enough for it.',
  'Your family gets public assistance, or lives in public housing.',
  'You’re in a program such as Upward Bound or TRIO.',
  'You’re in foster care, a ward of the state, an orphan, or without a home.',
  'Your counselor can write that the fee would be hard on your family.',
];
