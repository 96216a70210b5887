import { Select } from '@/components/ui/select/select';
import { ESSAY_TYPES } from '../editor/essay-form';
import { type EssayFilters, STATUSES } from './essay-filters';
import { EssaySearch } from './essay-search';

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

type FilterBarProps = { filters: EssayFilters; onFilters: (changes: Partial<EssayFilters>) => void };

export const FilterBar = ({ filters, onFilters }: FilterBarProps) => (
  <div className="flex flex-wrap gap-3">
    <EssaySearch search={filters.search} onSearch={(search) => onFilters({ search })} />
    <div className="grid min-w-0 flex-1 basis-72 grid-cols-2 gap-3 md:max-w-104">
      <Select
        aria-label="Status"
        options={optionsOf(STATUSES)}
        value={filters.status ?? ''}
        placeholder="All Status"
        clearLabel="All Status"
        onValueChange={(value) => onFilters({ status: STATUSES.find((status) => status === value) ?? null })}
      />
      <Select
        aria-label="Type"
        options={optionsOf(ESSAY_TYPES)}
        value={filters.essayType ?? ''}
        placeholder="All Types"
        clearLabel="All Types"
        onValueChange={(value) =>
          onFilters({ essayType: ESSAY_TYPES.find((type) => type === value) ?? null })
        }
      />
    </div>
  </div>
);
