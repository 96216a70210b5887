import { SlidersHorizontal } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useMediaQuery } from '@/lib/use-media-query';
import { useOnDemand } from '@/lib/use-on-demand';
import { FilterFields } from './filter-fields';
import { filterCount, type Filters, isNarrowed } from './filters';
import { SearchBox } from './search-box';

export type FilterBarProps = {
  filters: Filters;
  onChange: (part: Partial<Filters>, options?: { replace?: boolean }) => void;
  onClear: () => void;
};

export const FilterBar = ({ filters, onChange, onClear }: FilterBarProps) => {
  const wide = useMediaQuery('(min-width: 64rem)');
  const search = (
    <SearchBox search={filters.search} onSearch={(text) => onChange({ search: text }, { replace: true })} />
  );

  return wide ? (
    <div className="flex flex-wrap items-center gap-2.5">
      <div className="min-w-60 flex-1">{search}</div>
      <div className="grid grid-cols-[138px_162px_164px_128px] gap-2.5">
        <FilterFields filters={filters} onChange={onChange} />
      </div>
      <Button variant="ghost" onClick={onClear} disabled={!isNarrowed(filters)}>
        Clear All Filters
      </Button>
    </div>
  ) : (
    <div className="flex gap-2.5">
      {search}
      <FilterButton filters={filters} onChange={onChange} onClear={onClear} />
    </div>
  );
};

const FilterButton = (props: FilterBarProps) => {
  const sheet = useOnDemand(() => import('./filter-sheet'));
  const on = filterCount(props.filters);

  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="min-h-11"
        icon={<SlidersHorizontal className="size-[1em]" />}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
      >
        Filters
        {on > 0 && (
          <Badge tone="ink" className="h-5 px-1.5 tabular-nums">
            {on}
            <span className="sr-only"> on</span>
          </Badge>
        )}
      </Button>
      {sheet.Part && <sheet.Part {...props} open={sheet.open} onOpenChange={sheet.setOpen} />}
    </>
  );
};
