import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** More to read, closed at first. What is in it loads when it is opened. */
export const Details = ({ title, children }: { title: string; children: ReactNode }) => {
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <details className="group" onToggle={() => setWasOpened(true)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-sm text-interface font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        {wasOpened && <Suspense fallback={<Skeleton className="h-24" />}>{children}</Suspense>}
      </div>
    </details>
  );
};
