import { lazy, Suspense, useState } from 'react';
import { type College } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { TablePages } from '../../table-pages';
import { CollegeFilters } from './college-filters';
import { CollegeTable } from './college-table';
import { COLLEGES_PER_PAGE, useCollegeList } from './use-college-list';

const ProfileSheet = lazy(() => import('../profile/profile-sheet'));
const ProfileImportSheet = lazy(() => import('../profile/profile-import-sheet'));

/** The imported colleges. */
export const CollegeList = () => {
  const { list, search, state, page, isNarrowed, searchFor, chooseState, turnTo, clear } = useCollegeList();
  const waiting = useSkeletonVisible(list.isPending);
  const [edited, setEdited] = useState<College | null>(null);
  const [importing, setImporting] = useState(false);
  const colleges = list.data?.colleges ?? [];

  return (
    <section aria-label="Colleges" className="overflow-hidden rounded-lg border bg-card shadow-card">
      <CollegeFilters
        search={search}
        state={state}
        total={list.data?.total}
        onSearch={searchFor}
        onState={chooseState}
        onImportProfiles={() => setImporting(true)}
      />
      {waiting && <Skeleton className="m-4 h-60" />}
      {list.isError && (
        <div className="px-5">
          <ErrorState
            title="We couldn’t load the colleges"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          >
            Nothing is lost. Check the connection and try again.
          </ErrorState>
        </div>
      )}
      {list.data && !list.isError && list.data.total > 0 && colleges.length === 0 && (
        <EmptyState
          title="No colleges on this page"
          action={
            <Button variant="outline" onClick={() => turnTo(1)}>
              First page
            </Button>
          }
        >
          The list has become shorter.
        </EmptyState>
      )}
      {list.data?.total === 0 && !list.isError && (
        <EmptyState
          title={isNarrowed ? 'No colleges found' : 'No colleges yet'}
          action={
            isNarrowed && (
              <Button variant="outline" onClick={clear}>
                Clear search
              </Button>
            )
          }
        >
          {isNarrowed ? 'Try another name or state.' : 'Import them above.'}
        </EmptyState>
      )}
      {list.data && !list.isError && colleges.length > 0 && (
        <>
          <CollegeTable colleges={colleges} onEdit={setEdited} />
          <div className="border-t px-4 md:px-5">
            <TablePages
              of="colleges"
              page={page}
              pageSize={COLLEGES_PER_PAGE}
              total={list.data.total}
              onTurn={turnTo}
            />
          </div>
        </>
      )}
      {importing && (
        <Suspense>
          <ProfileImportSheet onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {edited && (
        <Suspense>
          <ProfileSheet college={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  );
};
