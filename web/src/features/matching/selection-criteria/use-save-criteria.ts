import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SelectionCriteria } from '@/api';
import { readSelectionCriteriaQueryKey } from '@/api/@tanstack/react-query.gen';
import { saveSelectionCriteriaMutation } from '@/api/queries/matching.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { useRefreshFromProfile } from '@/lib/api/use-refresh-from-profile';

/** Saves the criteria, with Undo in the toast. */
export const useSaveCriteria = () => {
  const queryClient = useQueryClient();
  const refresh = useRefreshFromProfile();
  const mutation = useMutation({
    ...saveSelectionCriteriaMutation(),
    onSuccess: (stored) => {
      queryClient.setQueryData(readSelectionCriteriaQueryKey(), stored);
      refresh();
    },
  });

  const save = async (next: SelectionCriteria, before: SelectionCriteria) => {
    await mutation.mutateAsync({ body: next });
    toast({
      title: 'Your list is updated',
      description: 'Matches now count what you chose.',
      action: { label: 'Undo', onClick: () => void mutation.mutateAsync({ body: before }).catch(notUndone) },
    });
  };

  return { save, saving: mutation.isPending };
};

const notUndone = () =>
  toast({ tone: 'error', title: 'Not undone', description: 'We couldn’t undo that. Please try again.' });
