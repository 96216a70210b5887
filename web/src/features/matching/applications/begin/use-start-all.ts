import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteApplications } from '@/api/calls/applications.gen';
import { beginApplicationsForListMutation, listApplicationsOptions } from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { toastFailure } from '../../saved-colleges/toast-failure';

const FAILED = 'Failed to save application. Please try again.';

/** Starts an application to every saved college that has none, and offers Undo for ten seconds. */
export const useStartAll = () => {
  const queryClient = useQueryClient();
  const { queryKey } = listApplicationsOptions();
  const refetch = () => {
    tellOtherTabs(queryKey);
    return queryClient.invalidateQueries({ queryKey });
  };

  const undo = useMutation({
    mutationFn: (applicationIds: string[]) =>
      deleteApplications({ body: { applicationIds }, throwOnError: true }),
    onError: (error) => toastFailure(error, FAILED),
    onSettled: refetch,
  });
  return useMutation({
    ...beginApplicationsForListMutation(),
    onSuccess: ({ applicationIds }) => {
      const { length } = applicationIds;
      if (length === 0) return;
      toast({
        title: length === 1 ? 'Application Added' : `${length} Applications Added`,
        description: 'In the regular round, with nothing promised.',
        action: { label: 'Undo', onClick: () => undo.mutate(applicationIds) },
        milliseconds: 10_000,
      });
    },
    onError: (error) => toastFailure(error, FAILED),
    onSettled: refetch,
  });
};
