import { SlidersHorizontal } from 'lucide-react';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { type Filters } from './filters';
import { type ChangeFilters } from './use-filters';

type FilterButtonProps = { filters: Filters; on: number; onChange: ChangeFilters };

export const FilterButton = ({ filters, on, onChange }: FilterButtonProps) => {
  const sheet = useOnDemand(() => import('./filter-sheet'));

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
        Filters{' '}
        {on > 0 && (
          <Badge tone="ink" className="h-5 px-1.5 tabular-nums">
            {on}
            <span className="sr-only"> on</span>
          </Badge>
        )}
      </Button>
      {sheet.Part && (
        <sheet.Part filters={filters} onApply={onChange} open={sheet.open} onOpenChange={sheet.setOpen} />
      )}
    </>
  );
};
