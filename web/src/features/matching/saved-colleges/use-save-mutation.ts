import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { saveCollegeMutation } from '@/api/queries/matching.gen';
import { changed, refetchList, updateList, withEntry, without } from './list-cache';
import { toastFailure } from './toast-failure';

/** Adds a college to the list at once, and takes it out again if the server refuses. */
export const useSaveMutation = (
  entryNow: () => SavedCollege,
  { at = () => 0, onSaved }: { at?: () => number; onSaved?: (saved: SavedCollege) => void } = {},
) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...saveCollegeMutation(),
    onMutate: async () => {
      const entry = entryNow();
      await updateList(queryClient, withEntry(entry, at()));
      return entry;
    },
    onSuccess: async (saved, _sent, entry) => {
      await updateList(queryClient, changed(entry.id, saved));
      onSaved?.(saved);
    },
    onError: async (error, _sent, entry) => {
      if (entry) await updateList(queryClient, without(entry.id));
      toastFailure(error, 'Failed to save college. Please try again.');
    },
    onSettled: () => refetchList(queryClient),
  });
};
