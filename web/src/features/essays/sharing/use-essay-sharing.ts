import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getEssaySharingQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeEssaySharingMutation, getEssaySharingOptions } from '@/api/queries/essays.gen';
import { toast } from '@/components/ui/toasts/toast-store';

const path = (essayId: string) => ({ path: { id: essayId } });

/** Whoever is let in elsewhere is on the list at the next visit. */
export const useEssaySharing = (essayId: string) =>
  useQuery({ ...getEssaySharingOptions(path(essayId)), refetchOnMount: 'always' });

/** After a failure, the switch is back where the server has it. */
export const useChangeEssaySharing = (essayId: string) => {
  const client = useQueryClient();
  const queryKey = getEssaySharingQueryKey(path(essayId));
  return useMutation({
    ...changeEssaySharingMutation(),
    onSuccess: (sharing) => client.setQueryData(queryKey, sharing),
    onError: () => {
      toast({ tone: 'error', title: 'Error', description: 'We couldn’t change this. Please try again.' });
      void client.invalidateQueries({ queryKey });
    },
  });
};
