import { type AdminAnalytics } from '@/api';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { count } from '@/lib/words/figures';

const CARDS = [
  ['Total Users', 'totalUsers'],
  ['Profiles Completed', 'profilesCompleted'],
  ['Academic Profiles', 'academicProfiles'],
  ['Total Applications', 'totalApplications'],
  ['Predictions Made', 'totalPredictions'],
] as const;

/** Undefined while the figures load. */
export const StatCards = ({ figures }: { figures: AdminAnalytics | undefined }) => (
  <dl className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-5">
    {CARDS.map(([name, key]) => (
      <div key={key} className="rounded-lg border bg-card px-4.5 py-4 shadow-card max-lg:first:col-span-2">
        <dt className="text-hint text-muted-foreground">{name}</dt>
        <dd className="mt-1 font-display text-page-phone font-[650] tabular-nums">
          {figures ? count(figures[key]) : <Skeleton className="my-0.5 h-7 w-20" />}
        </dd>
      </div>
    ))}
  </dl>
);
