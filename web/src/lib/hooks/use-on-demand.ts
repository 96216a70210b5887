import { type ComponentType, useCallback, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import './last-input';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of the page whose code is fetched when it is first opened. `prepare` fetches it ahead, in silence; when it cannot
 * be fetched as it opens, a toast says so, the page stays, and the next try asks again. `Part` is there from the first
 * opening on.
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
          description: 'Check your connection and try again.',
        });
      },
    );
  }, []);

  return { Part: part?.Part ?? null, open, setOpen, prepare };
};
