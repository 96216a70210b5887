import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { UserPages } from './user-pages';
import { UserSearch } from './user-search';
import { UserTable } from './user-table';
import { useUsers } from './use-users';

const PAUSE_MS = 300;

const pageOf = (address: URLSearchParams) => {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

/** Everyone with an account. The search and the page are in the address. */
export const UsersTab = () => {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('search') ?? '');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const page = pageOf(address);
  const users = useUsers(search, page);
  const waiting = useSkeletonVisible(users.isPending);

  const type = (text: string) => {
    setTyped(text);
    setAddress(
      (before) => {
        before.delete('page');
        if (text.trim()) before.set('search', text.trim());
        else before.delete('search');
        return before;
      },
      { replace: true },
    );
  };
  const turnTo = (next: number) =>
    setAddress((before) => {
      before.set('page', String(next));
      return before;
    });

  return (
    <section className="overflow-hidden rounded-lg border bg-card shadow-card">
      <UserSearch text={typed} onType={type} total={users.data?.total} />
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
        <EmptyState
          title={`No users match '${search}'.`}
          action={
            <Button variant="outline" onClick={() => type('')}>
              Clear search
            </Button>
          }
        >
          Search by a part of an email, first name or last name.
        </EmptyState>
      )}
      {users.data && users.data.total > 0 && (
        <>
          <UserTable users={users.data.users} />
          <UserPages page={page} total={users.data.total} onTurn={turnTo} />
        </>
      )}
    </section>
  );
};
