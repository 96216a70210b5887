import { ChevronDown } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { cn } from '@/lib/cn';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

type Part = ComponentType<{ onLearnMore: (collegeId: number) => void }>;

type OpensBelowProps = {
  label: string;
  load: () => Promise<{ default: Part }>;
  onLearnMore: (collegeId: number) => void;
};

/** A line that opens a part below it. The part's code and data load on first use. */
export const OpensBelow = ({ label, load, onLearnMore }: OpensBelowProps) => {
  const part = useOnDemand(load);
  const partId = useId();

  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-expanded={part.open}
        aria-controls={partId}
        onClick={() => part.setOpen(!part.open)}
        onPointerEnter={part.prepare}
        className="link inline-flex min-h-9 items-center gap-1 justify-self-start text-hint pointer-coarse:min-h-11"
      >
        {label}
        <ChevronDown
          aria-hidden
          className={cn('size-[1em] transition-transform', part.open && 'rotate-180')}
        />
      </button>
      <div id={partId} hidden={!part.open}>
        {part.Part && part.open && <part.Part onLearnMore={onLearnMore} />}
      </div>
    </div>
  );
};
