import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { ExportButton } from '../export-button';
import { TablePages } from '../table-pages';
import { useFilters } from '../use-filters';
import { userFilters } from './user-filters';
import { UserSearch } from './user-search';
import { UserTable } from './user-table';
import { USERS_PER_PAGE, usersFile, useUsers } from './use-users';

/** Everyone with an account. */
export const UsersTab = () => {
  const { of, page, change, turnTo } = useFilters();
  const filters = userFilters(of);
  const users = useUsers(filters, page);
  const waiting = useSkeletonVisible(users.isPending);

  return (
    <section className="overflow-hidden rounded-lg border bg-card shadow-card">
      <UserSearch filters={filters} onChange={change} total={users.data?.total}>
        <ExportButton name="users" load={() => usersFile(filters)} />
      </UserSearch>
      {waiting && <Skeleton className="m-4 h-60" />}
      {users.isError && !users.data && (
        <div className="px-5">
          <ErrorState
            title="We couldn’t load the users"
            onRetry={() => void users.refetch()}
            retrying={users.isFetching}
          >
            Nothing is lost. Check the connection and try again.
          </ErrorState>
        </div>
      )}
      {users.data?.total === 0 && (
        <NobodyFound search={filters.search} onClear={() => change({ search: '', role: '', active: '' })} />
      )}
      {users.data && users.data.total > 0 && (
        <>
          <UserTable users={users.data.users} />
          <div className="border-t px-4 md:px-5">
            <TablePages
              of="users"
              page={page}
              pageSize={USERS_PER_PAGE}
              total={users.data.total}
              onTurn={turnTo}
            />
          </div>
        </>
      )}
    </section>
  );
};

const NobodyFound = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <EmptyState
    title={search ? `No users match '${search}'.` : 'No users match these filters.'}
    action={
      <Button variant="outline" onClick={onClear}>
        {search ? 'Clear search' : 'Clear filters'}
      </Button>
    }
  >
    Search by a part of an email, first name or last name.
  </EmptyState>
);
