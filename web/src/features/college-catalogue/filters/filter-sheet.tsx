import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Sheet } from '@/components/ui/overlays/sheet';
import { count } from '@/lib/words/figures';
import { FilterGroups } from './groups/filter-groups';
import { type Filters, isNarrowed, NO_FILTERS } from './filters';
import { useFilterCounts } from './use-filter-counts';

type FilterSheetProps = {
  filters: Filters;
  onApply: (filters: Filters) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Changes here are a draft with a live count; they apply together. */
const FilterSheet = ({ filters, onApply, open, onOpenChange }: FilterSheetProps) => {
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(filters);
  }
  const { counts, problem, isCounted } = useFilterCounts(draft, open);

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => setDraft({ ...NO_FILTERS, sort: draft.sort })}
            disabled={!isNarrowed(draft)}
          >
            Clear All Filters
          </Button>
          <Button
            onClick={() => {
              onApply(draft);
              onOpenChange(false);
            }}
          >
            {showWords(isCounted ? counts?.total : undefined)}
          </Button>
          <span role="status" className="sr-only">
            {counts && isCounted && `${count(counts.total)} colleges fit`}
          </span>
        </>
      }
    >
      <FilterGroups
        filters={draft}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
        counts={counts}
        problem={problem}
      />
    </Sheet>
  );
};

const showWords = (total: number | undefined) => {
  if (total === undefined) return 'Show colleges';
  return total === 1 ? 'Show 1 college' : `Show ${count(total)} colleges`;
};

export default FilterSheet;
