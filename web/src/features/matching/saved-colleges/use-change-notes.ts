import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { changeSavedCollegeNotesMutation } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { changed, refetchList, updateList } from './list-cache';
import { toastFailure } from './toast-failure';

export const useChangeNotes = ({ id, notes }: SavedCollege, onSaved: () => void) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...changeSavedCollegeNotesMutation(),
    onMutate: ({ body }) => updateList(queryClient, changed(id, { notes: body.notes })),
    onSuccess: () => {
      onSaved();
      toast({ title: 'Notes Saved', description: 'Your notes are in your list' });
    },
    onError: async (error) => {
      await updateList(queryClient, changed(id, { notes }));
      toastFailure(error, 'Failed to save notes. Please try again.');
    },
    onSettled: () => refetchList(queryClient),
  });
};
