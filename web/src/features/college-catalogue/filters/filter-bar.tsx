import { type Chip } from './filter-chip-words';
import { FilterButton } from './filter-button';
import { type Filters } from './filters';
import { SearchBox } from '../search/search-box';
import { type ChangeFilters } from './use-filters';

type FilterBarProps = {
  filters: Filters;
  chips: readonly Chip[];
  onChange: ChangeFilters;
  /** The filters that found the visible colleges, and how they change. */
  shown: Filters;
  onChangeShown: ChangeFilters;
  /** Called on every keystroke. */
  onType: (text: string) => void;
  /** The filter column is visible. */
  wide: boolean;
};

export const FilterBar = ({
  filters,
  chips,
  onChange,
  shown,
  onChangeShown,
  onType,
  wide,
}: FilterBarProps) => {
  return (
    <div className="flex flex-wrap gap-2.5">
      <div className="min-w-52 flex-1">
        <SearchBox
          search={filters.search}
          // So Back undoes a whole search, not one keystroke.
          onType={(text) => {
            void import('../suggested-filters/search-words').catch(() => undefined);
            onType(text);
          }}
          onSearch={(search) => onChange({ search, textAs: '' }, { replace: filters.search !== '' })}
        />
      </div>
      {!wide && <FilterButton filters={shown} on={chips.length} onChange={onChangeShown} />}
    </div>
  );
};
