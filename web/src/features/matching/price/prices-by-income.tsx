import { type CollegeDetail } from '@/api';
import { type Bar, BarTable } from '@/components/ui/college/bar-table';
import { dollars } from '@/lib/words/figures';
import { priceFor } from './price-for';
import { usePricedStudent } from './use-priced-student';

const BANDS = [
  ['netPrice0To30k', 'Up to $30,000'],
  ['netPrice30To48k', '$30,000–$48,000'],
  ['netPrice48To75k', '$48,000–$75,000'],
  ['netPrice75To110k', '$75,000–$110,000'],
  ['netPrice110kPlus', '$110,000 or more'],
] as const;

/** What families of each income paid for a year after aid, the student's own income marked. */
export const PricesByIncome = ({ college }: { college: CollegeDetail }) => {
  const { kind, parts } = priceFor(college, usePricedStudent());
  const isOwn = (band: string) => kind === 'for-your-income' && parts.some((part) => part.band === band);
  const bars = BANDS.flatMap(([band, label]): Bar[] => {
    const value = college[band];
    return value === null ? [] : [{ label, value, words: dollars(value), isOwn: isOwn(band) }];
  });
  if (bars.length < 2) return null;

  return (
    <div className="grid gap-2">
      <h3 className="text-hint font-semibold">After aid, by family income</h3>
      <BarTable
        caption="The price of a year after aid, by family income"
        heads={['Family income', 'A year after aid']}
        bars={bars}
      />
    </div>
  );
};
