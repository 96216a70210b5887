import { type PredictionCounts } from '@/api';
import { CategoryShape } from '@/components/ui/college/category';
import { cn } from '@/lib/cn';
import { GROUPS, shownOf, tint } from './groups';

/** How many colleges of each kind, without saying which. */
export const PredictedCounts = ({ counts }: { counts: PredictionCounts }) => (
  <dl className="grid gap-4 md:grid-cols-3">
    {GROUPS.map((group) => (
      <div key={group.category} className="grid gap-1 rounded-lg border bg-card px-4 py-3.5 shadow-card">
        <dt className="flex items-center gap-2 font-semibold">
          <CategoryShape category={group.category} className={cn('size-4', tint[group.category])} />
          {group.name}
          <span className="text-hint font-normal text-muted-foreground tabular-nums">{group.range}</span>
        </dt>
        <dd className="font-display text-page-phone font-[650] tabular-nums">
          {shownOf(group, counts)} of {group.target}
        </dd>
      </div>
    ))}
  </dl>
);
