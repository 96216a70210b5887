import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useOnDemand } from '@/lib/use-on-demand';
import { type Filters } from './filters';

type SavedSearchButtonProps = {
  filters: Filters;
  /** There is room for its words. */
  wide: boolean;
};

/** Opens the searches kept before, and a place to keep this one. */
export const SavedSearchButton = ({ filters, wide }: SavedSearchButtonProps) => {
  const sheet = useOnDemand(() => import('./saved-search-sheet'));

  return (
    <>
      <Button
        variant="outline"
        square={!wide}
        aria-haspopup="dialog"
        {...(wide ? {} : { 'aria-label': 'Saved searches' })}
        icon={<Bookmark className="size-[1em]" />}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
      >
        {wide && 'Saved searches'}
      </Button>
      {sheet.Part && <sheet.Part filters={filters} open={sheet.open} onOpenChange={sheet.setOpen} />}
    </>
  );
};
