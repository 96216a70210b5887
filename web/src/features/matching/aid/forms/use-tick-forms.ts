import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listApplicationsQueryKey, readAidQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeChecklistItemMutation } from '@/api/queries/applications.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { today } from '../../applications/shared/day-words';
import { type FormItem } from './form-items';

/** Marks forms as done or not done on the checklists of their applications. */
export const useTickForms = () => {
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useMutation(changeChecklistItemMutation());

  return useMutation({
    mutationFn: async ({ items, isDone }: { items: readonly FormItem[]; isDone: boolean }) => {
      const changed = items.filter(({ doneOn }) => (doneOn !== null) !== isDone);
      const body = { doneOn: isDone ? today() : null };
      for (const { applicationId, id } of changed)
        await change({ path: { id: applicationId, itemId: id }, body });
    },
    onError: () =>
      toast({
        tone: 'error',
        title: 'Not saved',
        description: 'We couldn’t save that. Try again in a moment.',
      }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: readAidQueryKey() }),
        queryClient.invalidateQueries({ queryKey: listApplicationsQueryKey() }),
      ]),
  });
};
