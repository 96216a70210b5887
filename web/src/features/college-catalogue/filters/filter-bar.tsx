import { useQueryClient } from '@tanstack/react-query';
import { type Chip } from './filter-chip-words';
import { FilterButton } from './filter-button';
import { type Filters } from './filters';
import { preloadSuggestion } from '../suggested-filters/preload-suggestion';
import { SearchBox } from '../search/search-box';
import { type ChangeFilters } from './use-filters';

type FilterBarProps = {
  filters: Filters;
  chips: readonly Chip[];
  onChange: ChangeFilters;
  /** Called on every keystroke. */
  onType: (text: string) => void;
  /** The filter column is visible. */
  wide: boolean;
};

export const FilterBar = ({ filters, chips, onChange, onType, wide }: FilterBarProps) => {
  const queryClient = useQueryClient();
  return (
    <div className="flex flex-wrap gap-2.5">
      <div className="min-w-52 flex-1">
        <SearchBox
          search={filters.search}
          // So Back undoes a whole search, not one keystroke.
          onReady={() => preloadSuggestion(queryClient)}
          onType={onType}
          onSearch={(search) => onChange({ search }, { replace: filters.search !== '' })}
        />
      </div>
      {!wide && <FilterButton filters={filters} on={chips.length} onChange={onChange} />}
    </div>
  );
};
