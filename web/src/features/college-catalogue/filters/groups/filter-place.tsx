import { count } from '@/lib/words/figures';
import { statesIn, wholeRegions } from '@/lib/words/regions';
import { FilterCheckList } from './filter-check-list';
import { choiceWords, filterChoices } from '../filter-choices';
import { FilterDistance } from './filter-distance';
import { type FilterPartProps } from './filter-props';
import { FilterRegion } from './filter-region';
import { FilterPickSeveral } from './filter-pick-several';

export const FilterPlace = (part: FilterPartProps) => {
  const { filters, onChange, counts } = part;
  const { regions, states } = wholeRegions(filters.state);
  const facet = counts?.facets?.state;

  return (
    <>
      <FilterPickSeveral
        label={filterChoices.state.label}
        options={filterChoices.state.options.map(({ value, label }) => ({
          value,
          label: facet
            ? `${label} (${count(facet.find((choice) => choice.value === value)?.count ?? 0)})`
            : label,
        }))}
        chosen={states}
        wordsOf={(value) => choiceWords('state', value)}
        onChange={(state) => onChange({ state: [...regions.flatMap(statesIn), ...state] })}
        placeholder={filters.state.length === 0 ? filterChoices.state.any : 'Add a state'}
        searchPlaceholder="Search states"
        emptyText="No states match that."
      />
      <FilterDistance {...part} />
      <FilterCheckList {...part} name="locale" />
      <FilterRegion {...part} />
    </>
  );
};
