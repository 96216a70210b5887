import { percent } from '@/lib/words/figures';
import { FilterCheckList } from './filter-check-list';
import { FilterEither } from './filter-either';
import { FilterFigure } from './filter-figure';
import { type FilterPartProps } from './filter-props';

const STEPS = [0.1, 0.25, 0.5, 0.75, 0.9];

export const FilterGettingIn = (part: FilterPartProps) => {
  const { filters, onChange } = part;
  const least = filters.admitRateMin === '' ? 0 : Number(filters.admitRateMin);
  const most = filters.admitRateMax === '' ? 1 : Number(filters.admitRateMax);

  return (
    <>
      <div className="grid grid-cols-2 gap-2.5">
        <FilterFigure
          filters={filters}
          onChange={onChange}
          name="admitRateMin"
          label="Admits at least"
          any="Any"
          steps={STEPS.filter((step) => step < most)}
          words={percent}
        />
        <FilterFigure
          filters={filters}
          onChange={onChange}
          name="admitRateMax"
          label="At most"
          any="Any"
          steps={STEPS.filter((step) => step > least)}
          words={percent}
        />
      </div>
      {filters.admitRateMin + filters.admitRateMax !== '' && (
        <p className="-mt-3 text-hint text-muted-foreground">
          Colleges with open admission have no admit rate, so they aren’t shown.
        </p>
      )}
      <FilterCheckList {...part} name="testPolicy" />
      <FilterEither
        {...part}
        name="openAdmission"
        label="Open admission"
        words={['Either way', 'Takes everyone who applies', 'Chooses who gets in']}
      />
    </>
  );
};
