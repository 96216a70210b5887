import { useQuery } from '@tanstack/react-query';
import { showLeavingOptions } from '@/api/queries/account.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { KeepAccount } from './keep-account';
import { LeaveForm } from './leave-form';
import { SettingsCard } from '../settings-card';
import { WithAccount } from './with-account';
import { useSettingsWords } from '../use-settings-words';

export const LeavingSection = () => {
  const { leaving } = useSettingsWords();
  return (
    <SettingsCard title={leaving.title} lead={leaving.lead}>
      <LeaveOrKeep />
    </SettingsCard>
  );
};

const LeaveOrKeep = () => {
  const words = useSettingsWords();
  const leaving = useQuery(showLeavingOptions());
  const waiting = useSkeletonVisible(leaving.isPending);

  if (waiting) return <Skeleton className="h-30 w-full" />;
  if (!leaving.data)
    return (
      <ErrorState
        title={words.leaving.notLoaded}
        onRetry={() => void leaving.refetch()}
        retrying={leaving.isFetching}
      >
        {words.nothingChanged}
      </ErrorState>
    );
  const { removalDueAt } = leaving.data;
  if (removalDueAt !== null) return <KeepAccount removalDueAt={removalDueAt} />;
  return (
    <WithAccount>
      {({ email, hasPassword, role }) => <LeaveForm email={email} hasPassword={hasPassword} role={role} />}
    </WithAccount>
  );
};
