import { type CollegeCard } from '@/api';
import { fullPriceWords, PRICE_NOT_PUBLISHED, priceLabel, priceWords } from '#engine';
import { missingWords } from '@/lib/words/figures';
import { AddIncome } from './add-income';
import { priceFor } from './price-for';
import { usePricedStudent } from './use-priced-student';

type YearPriceProps = { college: CollegeCard };

/** The one price of a college in every list: what a year all told would cost this student, and the full price beside it. */
export const YearPrice = ({ college }: YearPriceProps) => {
  const price = priceFor(college, usePricedStudent());

  return (
    <>
      <dt>{priceLabel(price)}</dt>
      <dd>
        {price.amount === null ? notPublished(college) : priceWords(price)}
        <span className="block text-small font-normal text-muted-foreground">{fullPriceWords(price)}</span>
        <AddIncome />
      </dd>
    </>
  );
};

/** The heading of a table's prices. */
export const YearPriceHeading = () => {
  const { incomeBand, needsAid } = usePricedStudent();
  const isForEveryone = incomeBand === null && needsAid !== false;
  return priceLabel({ kind: isForEveryone ? 'average' : 'for-your-income' });
};

/** The price below that heading. */
export const YearPriceCell = ({ college }: YearPriceProps) => {
  const student = usePricedStudent();
  const price = priceFor(college, student);
  const isOnlyAverage = student.incomeBand !== null && price.kind === 'average' && price.amount !== null;

  return (
    <>
      {price.amount === null ? notPublished(college) : priceWords(price)}
      {isOnlyAverage && ', on average'}
      <span className="block text-small text-muted-foreground">{fullPriceWords(price)}</span>
    </>
  );
};

const notPublished = ({ missing }: CollegeCard) =>
  missing['netPrice'] === 'suppressed' ? missingWords('suppressed') : PRICE_NOT_PUBLISHED;
