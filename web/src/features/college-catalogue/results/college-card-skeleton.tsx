import { Skeleton } from '@/components/ui/feedback/skeleton';

/** As tall as a card, so nothing moves when colleges load. */
export const CollegeCardSkeleton = () => (
  <div className="overflow-hidden rounded-lg border bg-card shadow-card">
    <Skeleton className="h-31.5 rounded-none" />
    <div className="grid gap-3.5 p-4.5">
      <Skeleton className="h-5.5 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-8" />
      <Skeleton className="h-24" />
      <Skeleton className="h-10" />
    </div>
  </div>
);
