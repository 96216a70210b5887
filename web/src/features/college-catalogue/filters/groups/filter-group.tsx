import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Badge } from '@/components/ui/basics/badge';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { cn } from '@/lib/cn';

type FilterGroupProps = {
  title: string;
  on: number;
  startsOpen?: boolean;
  children: ReactNode;
};

export const FilterGroup = ({ title, on, startsOpen = false, children }: FilterGroupProps) => {
  const [open, setOpen] = useState(startsOpen || on > 0);
  const id = useId();

  return (
    <section className="border-t first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-2 rounded-sm text-left font-display text-title font-[650] hover:underline"
        >
          {title}{' '}
          {on > 0 && (
            <Badge tone="ink" className="h-5 px-1.5 tabular-nums">
              {on}
              <span className="sr-only"> on</span>
            </Badge>
          )}
          <ChevronDown
            aria-hidden
            className={cn(
              'ml-auto size-[1.15em] shrink-0 text-muted-foreground transition-transform',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className={cn(open && 'grid gap-5 pt-1 pb-5')}>
        <Suspense fallback={<Skeleton className="h-48" />}>{open && children}</Suspense>
      </div>
    </section>
  );
};
