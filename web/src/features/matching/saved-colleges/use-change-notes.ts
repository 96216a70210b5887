import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { changeSavedCollegeNotesMutation } from '@/api/queries/matching.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { changed, listKey, refetchList, updateList } from './list-cache';
import { toastFailure } from './toast-failure';

export const useChangeNotes = ({ id }: SavedCollege) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...changeSavedCollegeNotesMutation(),
    onMutate: async ({ body }) => {
      const before = queryClient.getQueryData(listKey())?.find((entry) => entry.id === id)?.notes;
      await updateList(queryClient, changed(id, { notes: body.notes }));
      return before;
    },
    onSuccess: () => toast({ title: 'Notes Saved', description: 'Your notes are in your list' }),
    onError: async (error, _sent, before) => {
      if (before !== undefined) await updateList(queryClient, changed(id, { notes: before }));
      toastFailure(error, 'Failed to save notes. Please try again.');
    },
    onSettled: () => refetchList(queryClient),
  });
};
