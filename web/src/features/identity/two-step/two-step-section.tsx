import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSecondFactorQueryKey, meQueryKey } from '@/api/@tanstack/react-query.gen';
import { getSecondFactorOptions } from '@/api/queries/account.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { RecoveryCodes } from './recovery-codes';
import { TwoStepOff } from './two-step-off';
import { TwoStepOn } from './two-step-on';
import { SettingsCard } from '../settings/settings-card';
import { useSettingsWords } from '../settings/use-settings-words';
import { useSetupWords } from './use-setup-words';

export const TwoStepSection = () => {
  const { title, lead } = useSetupWords();
  return (
    <SettingsCard title={title} lead={lead}>
      <TwoStep />
    </SettingsCard>
  );
};

const TwoStep = () => {
  const client = useQueryClient();
  const words = useSetupWords();
  const { nothingChanged } = useSettingsWords();
  const factor = useQuery(getSecondFactorOptions());
  const waiting = useSkeletonVisible(factor.isPending);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const reload = () => {
    void client.invalidateQueries({ queryKey: getSecondFactorQueryKey() });
    void client.invalidateQueries({ queryKey: meQueryKey() });
  };
  const showCodes = (codes: readonly string[]) => {
    setNewCodes(codes);
    reload();
  };

  if (waiting)
    return (
      <div className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-11 w-48" />
      </div>
    );
  if (!factor.data)
    return (
      <ErrorState title={words.notLoaded} onRetry={() => void factor.refetch()} retrying={factor.isFetching}>
        {nothingChanged}
      </ErrorState>
    );
  if (newCodes) return <RecoveryCodes codes={newCodes} onSaved={() => setNewCodes(null)} />;

  const { enabled, required, recoveryCodesLeft } = factor.data;
  return (
    <>
      {required && !enabled && <Notice>{words.adminsNeedIt}</Notice>}
      {enabled ? (
        <TwoStepOn codesLeft={recoveryCodesLeft} onNewCodes={showCodes} onOff={reload} />
      ) : (
        <TwoStepOff onOn={showCodes} />
      )}
    </>
  );
};
