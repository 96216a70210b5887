import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Application } from '@/api';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { removeApplication, restoreApplication } from '../detail/application-calls';
import { refetchApplication } from '../detail/application-cache';
import { toastFailure } from '../../saved-colleges/toast-failure';

const FAILED = 'Failed to save application. Please try again.';

/** Takes it off the page at once, and offers Undo for ten seconds. */
export const useDelete = ({ id, college }: Application) => {
  const queryClient = useQueryClient();
  const { queryKey } = listApplicationsOptions();
  const refetch = () => refetchApplication(queryClient, id);

  const restore = useMutation({
    mutationFn: () => restoreApplication(id),
    onError: (error) => toastFailure(error, FAILED),
    onSettled: refetch,
  });
  return useMutation({
    mutationFn: () => removeApplication(id),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) => list?.filter((each) => each.id !== id));
      return before;
    },
    onSuccess: () =>
      toast({
        title: 'Application Deleted',
        description: `${college.shortName} stays on your list`,
        action: { label: 'Undo', onClick: () => restore.mutate() },
        milliseconds: 10_000,
      }),
    onError: (error, _nothing, before) => {
      queryClient.setQueryData(queryKey, before);
      toastFailure(error, FAILED);
    },
    onSettled: refetch,
  });
};
