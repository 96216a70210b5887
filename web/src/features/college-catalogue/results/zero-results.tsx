import { type CollegeSearchResponse } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { count } from '@/lib/words/figures';
import { type Chip } from '../filters/filter-chip-words';
import { type Filters } from '../filters/filters';
import { type ChangeFilters } from '../filters/use-filters';
import { removalLabel, withoutFilter } from './removed-filter';

const MAX_ADVICE = 4;

type ZeroResultsProps = {
  filters: Filters;
  chips: readonly Chip[];
  advice: CollegeSearchResponse['advice'];
  onChange: ChangeFilters;
  onClear: () => void;
};

/** Suggests filters to remove, with how many colleges that brings. */
const ZeroResults = ({ filters, chips, advice, onChange, onClear }: ZeroResultsProps) => {
  const relax = (advice?.relax ?? []).filter(({ filter }) => removalLabel(filter)).slice(0, MAX_ADVICE);
  const withoutFilters = chips.length > 1 && filters.search !== '' ? (advice?.withoutFilters ?? 0) : 0;
  const allFilters = Object.assign(
    {},
    ...chips.map(({ filter }) => withoutFilter(filter, chips)),
  ) as Partial<Filters>;

  return (
    <EmptyState
      title="No colleges found"
      action={
        <div className="grid justify-items-center gap-4">
          {chips.length === 0 && filters.search !== '' && (
            <p className="max-w-[30em] text-pretty text-muted-foreground">
              The search box finds names, nicknames, cities and states. For majors, prices and everything
              else, use filters.
            </p>
          )}
          {(relax.length > 0 || withoutFilters > 0) && (
            <div
              role="group"
              aria-label="Changes that would show more colleges"
              className="flex flex-wrap justify-center gap-2"
            >
              {relax.map(({ filter, total }) => (
                <Button key={filter} variant="soft" onClick={() => onChange(withoutFilter(filter, chips))}>
                  {removalLabel(filter)} <Brings total={total} />
                </Button>
              ))}
              {withoutFilters > 0 && (
                <Button variant="soft" onClick={() => onChange(allFilters)}>
                  Only “{filters.search}” <Brings total={withoutFilters} />
                </Button>
              )}
            </div>
          )}
          <Button variant="outline" onClick={onClear}>
            Clear All Filters
          </Button>
        </div>
      }
    >
      Try adjusting your search criteria or filters to find more colleges.
    </EmptyState>
  );
};

const Brings = ({ total }: { total: number }) => (
  <span className="font-normal tabular-nums">
    {count(total)} {total === 1 ? 'college' : 'colleges'}
  </span>
);

export default ZeroResults;
