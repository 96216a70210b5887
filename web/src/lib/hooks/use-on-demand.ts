import { type ComponentType, useCallback, useRef, useState } from 'react';
import { toast } from '@/components/ui/toasts/toast-store';
import './last-input';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of the page whose code is loaded when it is first opened, or before, by `prepare`. When loading fails, a toast says so
 * and the next try loads again. `Part` is null until the first opening.
 */
export const useOnDemand = <P>(load: Load<P>) => {
  const latest = useRef(load);
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const [open, show] = useState(false);

  const prepare = useCallback(() => void latest.current().catch(() => undefined), []);

  const setOpen = useCallback((next: boolean) => {
    show(next);
    if (!next) return;
    latest.current().then(
      ({ default: Part }) => setPart((known) => known ?? { Part }),
      () => {
        show(false);
        toast({
          tone: 'error',
          title: 'We couldn’t open that',
          description: 'Try again in a moment.',
        });
      },
    );
  }, []);

  return { Part: part?.Part ?? null, open, setOpen, prepare };
};
