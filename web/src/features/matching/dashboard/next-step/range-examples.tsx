import { type BestStep } from '@/api';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { BandLegend, NarrowedRange } from './narrowed-range';
import { onceKnown } from './step-words';
import { useNarrowings } from './use-narrowings';

/** Ranges of colleges on the student's list, before and after the answer. */
export const RangeExamples = ({ step }: { step: BestStep }) => {
  const { isPending, narrowings } = useNarrowings(step.answer);
  const waiting = useSkeletonVisible(isPending);
  const once = onceKnown(step);

  if (waiting) return <ExamplesSkeleton />;
  if (narrowings.length === 0) return null;

  return (
    <figure className="grid gap-3.5 rounded-[12px] border px-4 py-3.5">
      <figcaption>
        <BandLegend once={once} />
        <span className="sr-only">Your range now, and with {once}</span>
      </figcaption>
      <ul className="grid gap-3.5">
        {narrowings.map((narrowing) => (
          <NarrowedRange key={narrowing.name} {...narrowing} once={once} />
        ))}
      </ul>
      <p className="text-small text-muted-foreground">
        This assumes {once} in line with the rest of your answers. Better or worse would also move the range.
      </p>
    </figure>
  );
};

const ExamplesSkeleton = () => (
  <div aria-hidden className="grid gap-3.5 rounded-[12px] border px-4 py-3.5">
    <Skeleton className="h-4.5 w-56" />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} className="h-13 xl:h-4.5" />
    ))}
    <Skeleton className="h-4.5 w-72 max-w-full" />
  </div>
);
