import { Select } from '@/components/ui/select/select';
import { labelOf } from '@/lib/words/choices';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { sortOrders } from '../filters/filter-choices';

type SortMenuProps = {
  sort: string;
  /** There is a search text. */
  hasText: boolean;
  /** There are estimates to sort by. */
  hasEstimates: boolean;
  onSort: (sort: string) => void;
};

export const SortMenu = ({ sort, hasText, hasEstimates, onSort }: SortMenuProps) => {
  const usable: Readonly<Record<string, boolean>> = {
    relevance: hasText,
    match: hasEstimates,
    chance: hasEstimates,
  };
  const suggested = useReadsOnly() ? 'Most applied to' : labelOf(sortOrders, 'suggested');
  const named: Readonly<Record<string, string>> = {
    suggested,
    // What else comes last: seminaries, branches, colleges that graduate few.
    netPrice: hasEstimates ? 'Lowest price, good fits first' : 'Lowest price, four-year first',
  };
  const options = sortOrders
    .filter(({ value }) => value === sort || (usable[value] ?? true))
    .map((order) => ({ ...order, label: named[order.value] ?? order.label }));

  return (
    <div className="flex w-full min-w-0 items-center gap-2 md:w-auto">
      <span aria-hidden className="shrink-0 text-hint text-muted-foreground">
        Sort by
      </span>
      <Select
        aria-label="Sort by"
        className="min-h-10 min-w-0 flex-1 text-interface md:w-56 md:flex-none"
        options={options}
        value={sort}
        onValueChange={onSort}
        placeholder={suggested}
      />
    </div>
  );
};
