import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { type FilterBarProps } from './filter-bar';
import { FilterFields } from './filter-fields';
import { isNarrowed } from './filters';

type FilterSheetProps = FilterBarProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** All choices with their labels, where there is no room beside the search. */
const FilterSheet = ({ filters, onChange, onClear, open, onOpenChange }: FilterSheetProps) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    title="Filters"
    footer={
      <>
        <Button variant="ghost" onClick={onClear} disabled={!isNarrowed(filters)}>
          Clear All Filters
        </Button>
        <Button onClick={() => onOpenChange(false)}>Show colleges</Button>
      </>
    }
  >
    <FilterFields filters={filters} onChange={onChange} labelled />
  </Sheet>
);

export default FilterSheet;
