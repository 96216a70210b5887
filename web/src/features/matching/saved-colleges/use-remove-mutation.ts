import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { removeSavedCollegeMutation } from '@/api/queries/matching.gen';
import { listKey, refetchList, updateList, withEntry, without } from './list-cache';
import { toastFailure } from './toast-failure';

/** Removes a college from the list at once, and puts it back in its place if the server refuses. */
export const useRemoveMutation = (onRemoved?: (dropped: SavedCollege, at: number) => void) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...removeSavedCollegeMutation(),
    onMutate: async ({ path: { id } }) => {
      const list = queryClient.getQueryData(listKey()) ?? [];
      const at = list.findIndex((entry) => entry.id === id);
      await updateList(queryClient, without(id));
      return { at, entry: list[at] };
    },
    onSuccess: (_nothing, _sent, { at, entry }) => {
      if (entry) onRemoved?.(entry, at);
    },
    onError: async (error, _sent, dropped) => {
      if (dropped?.entry) await updateList(queryClient, withEntry(dropped.entry, dropped.at));
      toastFailure(error, 'Failed to remove college. Please try again.');
    },
    onSettled: () => refetchList(queryClient),
  });
};
