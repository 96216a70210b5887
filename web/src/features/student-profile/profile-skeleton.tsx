import { Skeleton } from '@/components/ui/feedback/skeleton';
import { stepColumns } from './flow/step-columns';

export const ProfileSkeleton = () => (
  <div className={stepColumns}>
    <h1 className="sr-only">Your profile</h1>
    <p role="status" className="sr-only">
      Loading your profile
    </p>
    <div className="hidden content-start gap-2 lg:grid">
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} className="h-12" />
      ))}
    </div>
    <div className="-mx-4 grid gap-6 border-y bg-card px-4 py-5 md:mx-0 md:rounded-lg md:border md:p-9">
      <Skeleton className="h-8 w-full max-w-60" />
      <Skeleton className="h-5 max-w-100" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-50" />
    </div>
  </div>
);
