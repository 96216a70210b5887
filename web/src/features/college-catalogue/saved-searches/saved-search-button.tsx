import { FolderOpen } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { type Filters } from '../filters/filters';

export const SavedSearchButton = ({ filters }: { filters: Filters }) => {
  const sheet = useOnDemand(() => import('./saved-search-sheet'));

  return (
    <>
      <Button
        variant="outline"
        className="max-md:w-11 max-md:px-0"
        aria-haspopup="dialog"
        icon={<FolderOpen className="size-[1em]" />}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
      >
        <span className="max-md:sr-only">Saved searches</span>
      </Button>
      {sheet.Part && <sheet.Part filters={filters} open={sheet.open} onOpenChange={sheet.setOpen} />}
    </>
  );
};
