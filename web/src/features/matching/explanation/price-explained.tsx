import { type CollegeDetail, type CollegeExplanation } from '@/api';
import { aboutDollars, dollars, yearsIn } from '@/lib/words/figures';
import { priceDoubt } from '../price/price-doubt';
import { priceFor } from '../price/price-for';
import { usePricedStudent } from '../price/use-priced-student';
import { YearPrice } from '../price/year-price';

type Part = CollegeExplanation['netPrice']['parts'][number];

/** The lowest and the highest family income of each federal band. */
const BAND: Record<Part['band'], readonly [from: string, to: string]> = {
  netPrice0To30k: ['$0', '$30,000'],
  netPrice30To48k: ['$30,000', '$48,000'],
  netPrice48To75k: ['$48,000', '$75,000'],
  netPrice75To110k: ['$75,000', '$110,000'],
  netPrice110kPlus: ['$110,000', 'more'],
};

/** The price of a year, what it covers and where it comes from. */
export const PriceExplained = ({ college }: { college: CollegeDetail }) => {
  const student = usePricedStudent();
  const { amount, kind, parts, outOfState } = priceFor(college, student);
  const doubt = kind === 'without-aid' || amount === null ? null : priceDoubt(college.studentSize);
  const year = college.figures['netPrice']?.describes;
  const when = year === undefined ? '' : ` in ${yearsIn(year)}`;

  return (
    <div className="grid gap-2 rounded-lg bg-sunken px-4 py-3.5">
      <dl className="[&_dd]:font-display [&_dd]:text-title [&_dd]:font-[650] [&_dt]:text-hint [&_dt]:text-muted-foreground [&_span]:font-sans">
        <YearPrice college={college} />
      </dl>
      <ul className="grid gap-1 text-hint text-muted-foreground">
        <li>A year means tuition, housing, food, books and other costs of living.</li>
        {amount !== null && amount < 0 && (
          <li>Grants were more than the whole price on average, for families with an income like yours.</li>
        )}
        {outOfState > 0 && (
          <li>Both figures include {aboutDollars(outOfState)} for living in another state.</li>
        )}
        {kind === 'without-aid' && (
          <li>
            You told us your family doesn’t need financial aid, so this is the price without it. Applying for
            aid can still lower it.
          </li>
        )}
        {parts.length > 0 && (
          <li>
            After aid: what families earning {incomesOf(parts)} paid on average{when}.
          </li>
        )}
        {amount !== null && kind === 'average' && (
          <li>
            After aid: what families of all incomes paid on average{when}.
            {student.incomeBand !== null && ' This college doesn’t publish prices by income.'}
          </li>
        )}
        {doubt !== null && (
          <li>
            Give or take {dollars(doubt)} or more: averages at colleges of this size move that much, and
            families with one income pay different prices. Run the college’s own calculator.
          </li>
        )}
      </ul>
    </div>
  );
};

const incomesOf = (parts: readonly Part[]) => {
  const ends = parts.map(({ band }) => BAND[band]);
  const [from, to] = [ends[0]?.[0], ends.at(-1)?.[1]];
  if (from === '$0') return `up to ${to}`;
  return to === 'more' ? `${from} or more` : `${from} to ${to}`;
};
