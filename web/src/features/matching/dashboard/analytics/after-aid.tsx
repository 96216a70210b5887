import { type CollegeCard } from '@/api';
import { aboutDollars } from '@/lib/words/figures';
import { priceFor } from '../../price/price-after-aid';
import { usePricedStudent } from '../../price/use-priced-student';

/** What a year costs after aid, shown below the tuition. */
export const AfterAid = ({ college }: { college: CollegeCard }) => {
  const { amount, kind } = priceFor(college, usePricedStudent());
  if (amount === null) return null;

  return (
    <span className="block text-small text-muted-foreground">
      {aboutDollars(amount)} after aid
      <span className="sr-only">{kind === 'for-your-income' ? ', for your income' : ', on average'}</span>
    </span>
  );
};
