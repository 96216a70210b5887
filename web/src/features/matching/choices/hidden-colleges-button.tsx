import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/lib/cn';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

/** Opens the list of hidden colleges. Its code and its data load on first use. */
export const HiddenCollegesButton = ({ onLearnMore }: { onLearnMore: (collegeId: number) => void }) => {
  const list = useOnDemand(() => import('./hidden-colleges'));
  const listId = useId();

  return (
    <div className="mt-3.5 grid gap-2">
      <button
        type="button"
        aria-expanded={list.open}
        aria-controls={listId}
        onClick={() => list.setOpen(!list.open)}
        onPointerEnter={list.prepare}
        className="link inline-flex min-h-9 items-center gap-1 justify-self-start text-hint pointer-coarse:min-h-11"
      >
        Hidden colleges
        <ChevronDown
          aria-hidden
          className={cn('size-[1em] transition-transform', list.open && 'rotate-180')}
        />
      </button>
      <div id={listId} hidden={!list.open}>
        {list.Part && list.open && <list.Part onLearnMore={onLearnMore} />}
      </div>
    </div>
  );
};
