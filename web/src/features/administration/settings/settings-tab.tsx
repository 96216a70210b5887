import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAdminSettingsQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeAdminSettingsMutation, getAdminSettingsOptions } from '@/api/queries/admin.gen';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { toast } from '@/components/ui/toasts/toast-store';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { Panel } from '../student/panel';

const MINORS = 'Score leads of under-18s';

/** What admins set for the whole service. */
export const SettingsTab = () => {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const settings = useQuery(getAdminSettingsOptions());
  const waiting = useSkeletonVisible(settings.isPending);
  const change = useMutation({
    ...changeAdminSettingsMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getAdminSettingsQueryKey(), saved);
      toast({
        title: saved.scoresMinors ? 'Under-18s can be scored' : 'Under-18s are no longer scored',
      });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Error',
        description: 'We couldn’t save this setting. Please try again.',
      }),
  });
  const save = (scoresMinors: boolean) => change.mutate({ body: { scoresMinors } });

  if (settings.isError && !settings.data)
    return (
      <ErrorState
        title="We couldn’t load the settings"
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      >
        Nothing is lost. Check the connection and try again.
      </ErrorState>
    );
  if (!settings.data) return waiting && <Skeleton className="h-40 w-full" />;

  const { scoresLeads, scoresMinors } = settings.data;
  return (
    <Panel title="Lead list">
      <p className="max-w-[40em] text-pretty text-muted-foreground">
        Adults who agreed to be contacted are scored from their talks with Wren. Students under 18, and those
        without a birth date, are left out unless you turn this on. Each change is in the audit log.
      </p>
      {!scoresLeads && <p>Lead scores are off on this server (LEAD_SCORING=off).</p>}
      <Checkbox
        checked={scoresMinors}
        disabled={change.isPending || !scoresLeads}
        onCheckedChange={(wanted) => (wanted ? setAsking(true) : save(false))}
      >
        {MINORS}
      </Checkbox>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Score leads of under-18s?"
        description="These students are minors. Ask their families first and check the law in each state. Turning it off again deletes their scores."
        keepLabel="Keep it off"
        confirmLabel="Turn on"
        onConfirm={() => save(true)}
      />
    </Panel>
  );
};
