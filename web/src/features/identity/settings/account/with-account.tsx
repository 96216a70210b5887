import { type ReactNode } from 'react';
import { type User } from '@/api';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useAccount } from '../../use-account';
import { useSettingsWords } from '../use-settings-words';

/** Loads the account, with a skeleton and an error state. */
export const WithAccount = ({ children }: { children: (account: User) => ReactNode }) => {
  const account = useAccount();
  const words = useSettingsWords();
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
        title={words.accountNotLoaded}
        onRetry={() => void account.refetch()}
        retrying={account.isFetching}
      >
        {words.nothingLost}
      </ErrorState>
    );
  return children(account.data);
};
