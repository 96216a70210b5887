import { count } from '@/lib/words/figures';
import { FilterCheckList } from './filter-check-list';
import { FilterEither } from './filter-either';
import { FilterFigure } from './filter-figure';
import { type FilterPartProps } from './filter-props';

const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

export const FilterKind = (part: FilterPartProps) => (
  <>
    <FilterCheckList {...part} name="size" />
    <FilterStudents {...part} />
    <FilterCheckList {...part} name="ownership" />
    <FilterCheckList {...part} name="degrees_awarded" />
    <FilterCheckList {...part} name="designation" short />
    <FilterCheckList {...part} name="faith" />
    <FilterEither
      {...part}
      name="onlineOnly"
      label="Class format"
      words={['Either way', 'Online only', 'On a campus']}
    />
  </>
);

/** An exact range, in addition to the size classes. */
const FilterStudents = ({ filters, onChange }: FilterPartProps) => {
  const least = filters.sizeMin === '' ? 0 : Number(filters.sizeMin);
  const most = filters.sizeMax === '' ? Infinity : Number(filters.sizeMax);

  return (
    <fieldset className="grid grid-cols-2 gap-2.5">
      <legend className="mb-1.5 text-interface leading-5 font-semibold">Number of students</legend>
      <FilterFigure
        filters={filters}
        onChange={onChange}
        name="sizeMin"
        label="At least"
        any="Any"
        steps={STEPS.filter((step) => step < most)}
        words={count}
      />
      <FilterFigure
        filters={filters}
        onChange={onChange}
        name="sizeMax"
        label="At most"
        any="Any"
        steps={STEPS.filter((step) => step > least)}
        words={count}
      />
    </fieldset>
  );
};
