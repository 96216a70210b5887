import { Link } from 'react-router-dom';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { dollars } from '@/lib/words/figures';
import { labelOf } from '@/lib/words/choices';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { incomeBands } from '../filter-choices';
import { FilterFigure } from './filter-figure';
import { type FilterPartProps } from './filter-props';

const STEPS = [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000];

export const FilterCost = ({ filters, onChange, counts }: FilterPartProps) => {
  const own = counts?.prices?.incomeBand ?? null;
  const readsOnly = useReadsOnly();
  const unchosen = readsOnly ? 'Any income' : 'Income in your profile';
  return (
    <>
      <FilterFigure
        filters={filters}
        onChange={onChange}
        name="netPriceMax"
        label="Price after aid"
        leavesOut="Colleges that don’t report a price aren’t shown."
        any="Any price"
        steps={STEPS}
        words={(price) => `Up to ${dollars(price)} a year`}
      />
      <Field
        label="Family income"
        hint={
          filters.incomeBand === '' && counts?.prices ? (
            readsOnly ? (
              AVERAGE
            ) : (
              <OwnIncome band={own} />
            )
          ) : undefined
        }
      >
        <Select
          options={incomeBands}
          value={filters.incomeBand}
          onValueChange={(incomeBand) => onChange({ incomeBand })}
          placeholder={own === null ? 'Any income' : unchosen}
          clearLabel={unchosen}
        />
      </Field>
    </>
  );
};

const AVERAGE = 'These are average prices. Choose an income to see prices for a family like that.';

const OwnIncome = ({ band }: { band: string | null }) =>
  band === null ? (
    <>
      These are average prices.{' '}
      <Link to="/profile?section=personal&step=background" className="link">
        Add your income
      </Link>{' '}
      to see prices for your family.
    </>
  ) : (
    `Your profile says ${labelOf(incomeBands, band).toLowerCase()}.`
  );
