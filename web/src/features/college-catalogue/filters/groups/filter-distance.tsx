import { count } from '@/lib/words/figures';
import { choiceWords } from '../filter-choices';
import { FilterFigure } from './filter-figure';
import { FilterNear } from './filter-near';
import { type FilterPartProps } from './filter-props';

const STEPS = [25, 50, 100, 250, 500, 1000];

export const FilterDistance = ({ filters, onChange, counts, problem }: FilterPartProps) => (
  <div className="grid gap-3">
    <FilterFigure
      filters={filters}
      onChange={(part) => onChange(part.withinMiles === '' ? { ...part, near: '' } : part)}
      name="withinMiles"
      label="Distance"
      any="Any distance"
      steps={STEPS}
      words={(miles) => `Within ${count(miles)} miles`}
    />
    {filters.withinMiles !== '' && (
      <FilterNear
        near={filters.near}
        onNear={(near) => onChange({ near })}
        hint={
          counts?.near
            ? nearWords(counts.near)
            : 'Enter a ZIP code or a state. Leave it empty to use your home state.'
        }
        problem={problem?.path === 'near' ? problem.message : undefined}
      />
    )}
  </div>
);

const nearWords = ({ place, basis }: { place: string; basis: 'zip-area' | 'state' }) =>
  basis === 'state'
    ? `Measured from the center of the colleges in ${choiceWords('state', place)}.`
    : `Measured from the center of the colleges around ZIP ${place}.`;
