import { useQuery } from '@tanstack/react-query';
import { showLeavingOptions } from '@/api/queries/identity.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { KeepAccount } from './keep-account';
import { LeaveForm } from './leave-form';
import { SettingsCard } from './settings-card';
import { WithAccount } from './with-account';

export const LeavingSection = () => (
  <SettingsCard
    title="Leave Flyleaf"
    lead="You can go whenever you like. Your account and everything in it is deleted seven days after you ask; until then, you can change your mind."
  >
    <LeaveOrKeep />
  </SettingsCard>
);

const LeaveOrKeep = () => {
  const leaving = useQuery(showLeavingOptions());
  const waiting = useSkeletonVisible(leaving.isPending);

  if (waiting) return <Skeleton className="h-30 w-full" />;
  if (!leaving.data)
    return (
      <ErrorState
        title="We couldn’t load this"
        onRetry={() => void leaving.refetch()}
        retrying={leaving.isFetching}
      >
        Nothing was changed. Check your connection and try again.
      </ErrorState>
    );
  const { removalDueAt } = leaving.data;
  if (removalDueAt !== null) return <KeepAccount removalDueAt={removalDueAt} />;
  return (
    <WithAccount>
      {({ email, hasPassword }) => <LeaveForm email={email} hasPassword={hasPassword} />}
    </WithAccount>
  );
};
