import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SeasonPlan, type SeasonSettings } from '@/api';
import { listApplicationsQueryKey, readSeasonPlanQueryKey } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { refreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { doWay } from './do-way';

type WayOut = SeasonPlan['waysOut'][number];

const toastFailure = (error: unknown) =>
  toast({
    tone: 'error',
    title: 'Error',
    description: userMessageOf(error) ?? 'We couldn’t change your plan. Please try again.',
  });

/** Does all that a way out asks for, or nothing, and offers Undo for ten seconds. */
export const useDoWays = (settings: SeasonSettings) => {
  const queryClient = useQueryClient();
  const refetch = () => {
    tellOtherTabs(listApplicationsQueryKey());
    // A round is part of every chance at its college.
    refreshFromProfile(queryClient);
    return Promise.all(
      [readSeasonPlanQueryKey(), listApplicationsQueryKey()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };

  const undo = useMutation({ mutationFn: undoAll, onError: toastFailure, onSettled: refetch });
  return useMutation({
    mutationFn: async ({ ways }: WayOut) => {
      const undos: Undo[] = [];
      try {
        for (const way of ways) undos.unshift(await doWay(way, settings));
      } catch (error) {
        await undoAll(undos);
        throw error;
      }
      return undos;
    },
    onSuccess: (undos) =>
      toast({
        title: 'Plan Updated',
        description: 'We planned again.',
        action: { label: 'Undo', onClick: () => undo.mutate(undos) },
        milliseconds: 10_000,
      }),
    onError: toastFailure,
    onSettled: refetch,
  });
};

type Undo = Awaited<ReturnType<typeof doWay>>;

/** The last thing done is undone first. */
async function undoAll(undos: readonly Undo[]) {
  for (const undo of undos) await undo();
}
