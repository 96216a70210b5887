import { Link } from 'react-router-dom';
import { Deferred } from '@/components/ui/basics/deferred';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { cn } from '@/lib/cn';
import { labelOf } from '@/lib/words/choices';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { AddIncome } from '../../price/add-income';
import { CollegeStack } from './college-stack';
import { CollegeTable } from './college-table';
import { NoRows } from './no-rows';
import { gridAddress, type RowFilters, type CategoryFilter, CATEGORY_FILTERS } from './row-filters';
import { useCollegeRows } from './use-college-rows';

type AnalyticsRowsProps = {
  category: CategoryFilter;
  filters: RowFilters;
  onClear: () => void;
  onOpen: (collegeId: number) => void;
};

export const AnalyticsRows = ({ category, filters, onClear, onOpen }: AnalyticsRowsProps) => {
  const { rows, estimates, isPending, isFetching, retry } = useCollegeRows(category, filters);
  const waiting = useSkeletonVisible(isPending);
  const wide = useMediaQuery('(min-width: 48rem)');
  const Rows = wide ? CollegeTable : CollegeStack;
  const label = labelOf(CATEGORY_FILTERS, category);

  if (waiting) return <RowsSkeleton />;
  if (!rows) {
    return (
      <div className="px-5">
        <ErrorState title="Your colleges didn’t load" onRetry={retry} retrying={isFetching}>
          Nothing was lost. Try again in a moment.
        </ErrorState>
      </div>
    );
  }

  return (
    <div className="relative">
      {isFetching && (
        <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 animate-fade-in bg-primary" />
      )}
      {rows.length === 0 ? (
        <NoRows category={category} estimates={estimates} onClear={onClear} />
      ) : (
        <Deferred meanwhile={<RowsSkeleton />}>
          <Rows rows={rows} onOpen={onOpen} />
          <p className="flex flex-wrap gap-x-5 border-t px-5 py-3 text-hint max-md:px-4">
            <Link to={gridAddress(filters)} className="link">
              See all colleges
            </Link>
            <AddIncome />
          </p>
        </Deferred>
      )}
      <p role="status" className="sr-only">
        {isFetching ? '' : `${label}: ${rows.length} shown`}
      </p>
    </div>
  );
};

const RowsSkeleton = () => (
  <div aria-hidden className="grid gap-4.5 px-5 py-4">
    <Skeleton className="h-4.5" />
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className={cn('h-28 md:h-11', row === 4 && 'mb-12')} />
    ))}
  </div>
);
