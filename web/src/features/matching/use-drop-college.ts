import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { removeSavedCollegeMutation } from '@/api/@tanstack/react-query.gen';
import { listKey, readListAgain, showChange, withEntry, without } from './list-cache';
import { tellFailure } from './tell-failure';

/** Takes a college off the list: at once on screen, and back in its place when the server refuses. */
export const useDropCollege = (onDropped?: (dropped: SavedCollege, at: number) => void) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...removeSavedCollegeMutation(),
    onMutate: async ({ path: { id } }) => {
      const list = queryClient.getQueryData(listKey()) ?? [];
      const at = list.findIndex((entry) => entry.id === id);
      await showChange(queryClient, without(id));
      return { at, entry: list[at] };
    },
    onSuccess: (_nothing, _sent, { at, entry }) => {
      if (entry) onDropped?.(entry, at);
    },
    onError: async (error, _sent, dropped) => {
      if (dropped?.entry) await showChange(queryClient, withEntry(dropped.entry, dropped.at));
      tellFailure(error, 'Failed to remove college. Please try again.');
    },
    onSettled: () => readListAgain(queryClient),
  });
};
