import { type CollegeCard } from '@/api';
import { aboutDollars } from '@/lib/words/figures';
import { priceFor } from '../price-after-aid';
import { usePricedStudent } from '../use-priced-student';

/** Beside tuition: what a year costs after aid, for the student's own income where it is known. */
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
