import { Checkbox } from '@/components/ui/forms/checkbox';
import { statesIn, type UsRegion, usRegions, wholeRegions } from '@/lib/words/regions';
import { FilterCount } from './filter-check-list';
import { type FilterPartProps } from './filter-props';

/** Choosing a region chooses its states, so the regions are the same as in the profile. */
export const FilterRegion = ({ filters, onChange, counts }: FilterPartProps) => {
  const facet = counts?.facets?.state;
  const chosen = wholeRegions(filters.state).regions;
  const countOf = (region: UsRegion) =>
    facet?.filter(({ value }) => statesIn(region).includes(value)).reduce((sum, { count }) => sum + count, 0);

  const choose = (region: UsRegion, on: boolean) => {
    const others = filters.state.filter((state) => !statesIn(region).includes(state));
    onChange({ state: on ? [...others, ...statesIn(region)] : others });
  };

  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-interface leading-5 font-semibold">Region</legend>
      {usRegions.map((region) => (
        <Checkbox
          key={region}
          className="min-h-8 items-start text-hint"
          checked={chosen.includes(region)}
          onCheckedChange={(on) => choose(region, on)}
        >
          {region} <FilterCount of={countOf(region)} />
          <span className="block text-small text-muted-foreground">{statesIn(region).join(', ')}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
};
