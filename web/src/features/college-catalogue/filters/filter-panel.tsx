import { useState } from 'react';
import { FilterGroups } from './groups/filter-groups';
import { type Filters } from './filters';
import { type ChangeFilters } from './use-filters';
import { useFilterCounts } from './use-filter-counts';

type FilterPanelProps = { filters: Filters; onChange: ChangeFilters };

/** Beside the colleges; changes apply immediately. */
const FilterPanel = ({ filters, onChange }: FilterPanelProps) => {
  const { counts, problem } = useFilterCounts(filters);
  const [shown, setShown] = useState(filters);
  const [known, setKnown] = useState(filters);

  if (filters !== known) {
    setKnown(filters);
    setShown(filters);
  }
  const choose = (part: Partial<Filters>) => {
    setShown((now) => ({ ...now, ...part }));
    onChange(part);
  };

  return <FilterGroups filters={shown} onChange={choose} counts={counts} problem={problem} />;
};

export default FilterPanel;
