import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { saveCollegeMutation } from '@/api/@tanstack/react-query.gen';
import { changed, readListAgain, showChange, withEntry, without } from './list-cache';
import { tellFailure } from './tell-failure';

/** Puts a college on the list: at once on screen, and off again when the server refuses. */
export const useKeepCollege = (
  entryNow: () => SavedCollege,
  { at = 0, onKept }: { at?: number; onKept?: (kept: SavedCollege) => void } = {},
) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...saveCollegeMutation(),
    onMutate: async () => {
      const entry = entryNow();
      await showChange(queryClient, withEntry(entry, at));
      return entry;
    },
    onSuccess: async (kept, _sent, entry) => {
      await showChange(queryClient, changed(entry.id, kept));
      onKept?.(kept);
    },
    onError: async (error, _sent, entry) => {
      if (entry) await showChange(queryClient, without(entry.id));
      tellFailure(error, 'Failed to save college. Please try again.');
    },
    onSettled: () => readListAgain(queryClient),
  });
};
