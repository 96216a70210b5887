import { SlidersHorizontal } from 'lucide-react';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

export const CriteriaButton = () => {
  const sheet = useOnDemand(() => import('./criteria-sheet'));

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
        className="link inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11"
      >
        <SlidersHorizontal aria-hidden className="size-[1em]" />
        What counts for you
      </button>
      {sheet.Part && <sheet.Part open={sheet.open} onOpenChange={sheet.setOpen} />}
    </>
  );
};
