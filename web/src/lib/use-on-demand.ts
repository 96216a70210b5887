import { type ComponentType, useCallback, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of the page whose code is fetched when it is first wanted. `prepare` fetches it ahead, in silence; when it cannot
 * be fetched as it is wanted, a toast says so, the page stays, and the next try asks again.
 */
export const useOnDemand = <P>(load: Load<P>) => {
  const latest = useRef(load);
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const [open, show] = useState(false);

  const fetchPart = useCallback(async () => {
    const { default: Part } = await latest.current();
    setPart((known) => known ?? { Part });
  }, []);

  const prepare = useCallback(() => void fetchPart().catch(() => undefined), [fetchPart]);

  const setOpen = useCallback(
    (next: boolean) => {
      show(next);
      if (!next) return;
      fetchPart().catch(() => {
        show(false);
        toast({
          tone: 'error',
          title: 'That didn’t open',
          description: 'Check your connection and try again.',
        });
      });
    },
    [fetchPart],
  );

  return { Part: part?.Part ?? null, open, setOpen, prepare };
};
