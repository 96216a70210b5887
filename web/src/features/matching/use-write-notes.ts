import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { writeSavedCollegeNotesMutation } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toast-store';
import { changed, readListAgain, showChange } from './list-cache';
import { tellFailure } from './tell-failure';

export const useWriteNotes = ({ id, notes }: SavedCollege, onWritten: () => void) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...writeSavedCollegeNotesMutation(),
    onMutate: ({ body }) => showChange(queryClient, changed(id, { notes: body.notes })),
    onSuccess: () => {
      onWritten();
      toast({ title: 'Notes Saved', description: 'Your notes are in your list' });
    },
    onError: async (error) => {
      await showChange(queryClient, changed(id, { notes }));
      tellFailure(error, 'Failed to save notes. Please try again.');
    },
    onSettled: () => readListAgain(queryClient),
  });
};
