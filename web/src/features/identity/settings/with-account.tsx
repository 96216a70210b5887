import { type ReactNode } from 'react';
import { type User } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useAccount } from '../use-account';

/** Loads the account, with a skeleton and an error state. */
export const WithAccount = ({ children }: { children: (account: User) => ReactNode }) => {
  const account = useAccount();
  const waiting = useSkeletonVisible(account.isPending);

  if (waiting)
    return (
      <div className="grid gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-2/3" />
      </div>
    );
  if (!account.data)
    return (
      <ErrorState
        title="We couldn’t load your account"
        onRetry={() => void account.refetch()}
        retrying={account.isFetching}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  return children(account.data);
};
