import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCollegeMutation } from '@/api/queries/matching.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { refetchList } from './list-cache';
import { toastFailure } from './toast-failure';
import { useRemoveMutation } from './use-remove-mutation';

/** Saves a college of which only the id is known here, with Undo in the toast. */
export const useSaveById = (collegeId: number) => {
  const queryClient = useQueryClient();
  const drop = useRemoveMutation();
  const { mutate, isPending } = useMutation({
    ...saveCollegeMutation(),
    onSuccess: ({ id }) =>
      toast({
        title: 'College Saved',
        description: 'College has been added to your list',
        action: { label: 'Undo', onClick: () => drop.mutate({ path: { id } }) },
      }),
    onError: (error) => toastFailure(error, 'Failed to save college. Please try again.'),
    onSettled: () => refetchList(queryClient),
  });

  return { save: () => mutate({ body: { collegeId } }), isPending };
};
