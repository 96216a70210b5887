import { type CollegeCard } from '@/api';
import { netPriceOf, type PricedStudent } from '#engine';
import { aboutDollars, missingWords } from '@/lib/words/figures';
import { usePricedStudent } from './use-priced-student';

const CONTROL = {
  Public: 'public',
  'Private nonprofit': 'private-nonprofit',
  'Private for-profit': 'private-for-profit',
} as const;

export const priceFor = (college: CollegeCard, student: PricedStudent) =>
  netPriceOf({ ...college, control: CONTROL[college.ownership] }, student);

/** What a year costs after aid, for the student's income where it is known. Shown wherever tuition is. */
export const PriceAfterAid = ({ college }: { college: CollegeCard }) => {
  const { amount, kind } = priceFor(college, usePricedStudent());

  return (
    <>
      <dt>{kind === 'for-your-income' ? 'After aid, for your income' : 'After aid, on average'}</dt>
      <dd>{amount === null ? missingWords(college.missing['netPrice']) : aboutDollars(amount)}</dd>
    </>
  );
};
