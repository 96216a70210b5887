import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { FilterFailed } from './filter-failed';
import { type Filters } from './filters';
import { RESULTS } from '../results/results-place';
import { type ChangeFilters } from './use-filters';

type FilterColumnProps = { filters: Filters; onChange: ChangeFilters };

/** Loaded after the colleges, which work without it. */
const FilterPanel = lazy(() => import('./filter-panel').catch(() => ({ default: FilterFailed })));

export const FilterColumn = (props: FilterColumnProps) => (
  <section
    aria-labelledby="filters"
    className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-xl border bg-card px-4.5 py-1.5 shadow-card"
  >
    <h2 id="filters" className="sr-only">
      Filters
    </h2>
    <button
      type="button"
      className="sr-only rounded-md bg-primary font-semibold text-primary-foreground focus:not-sr-only focus:my-1.5 focus:w-full focus:px-4 focus:py-2.5"
      onClick={() => document.getElementById(RESULTS)?.focus()}
    >
      Skip to results
    </button>
    <Suspense fallback={<PanelSkeleton />}>
      <FilterPanel {...props} />
    </Suspense>
  </section>
);

const PanelSkeleton = () => (
  <div aria-hidden className="grid gap-4 py-4">
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <Skeleton key={at} className="h-8" />
    ))}
  </div>
);
