import { FilterGroups } from './filter-groups';
import { type Filters } from './filters';
import { type ChangeFilters } from './use-filters';
import { useFilterCounts } from './use-filter-counts';

type FilterPanelProps = { filters: Filters; onChange: ChangeFilters };

/** Beside the colleges: every choice takes effect at once. */
const FilterPanel = ({ filters, onChange }: FilterPanelProps) => {
  const { counts, problem } = useFilterCounts(filters);

  return <FilterGroups filters={filters} onChange={onChange} counts={counts} problem={problem} />;
};

export default FilterPanel;
