import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SavedSearch } from '@/api';
import {
  listSavedSearchesOptions,
  removeSavedSearchMutation,
  renameSavedSearchMutation,
  saveSearchMutation,
} from '@/api/queries/college-catalogue.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';

const listKey = () => listSavedSearchesOptions().queryKey;

const inOrder = (searches: readonly SavedSearch[]) =>
  searches.toSorted((one, other) => one.name.localeCompare(other.name));

export const useSavedSearches = () => useQuery(listSavedSearchesOptions());

/** `onError` runs even after the component has unmounted. */
export const useSaveSearch = (onError?: (error: unknown) => void) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...saveSearchMutation(),
    onSuccess: (saved) => queryClient.setQueryData(listKey(), (list) => list && inOrder([...list, saved])),
    ...(onError && { onError }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey() }),
  });
};

export const useRenameSearch = () => {
  const queryClient = useQueryClient();

  return useMutation({
    ...renameSavedSearchMutation(),
    onSuccess: (renamed) =>
      queryClient.setQueryData(
        listKey(),
        (list) => list && inOrder(list.map((search) => (search.id === renamed.id ? renamed : search))),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey() }),
  });
};

/** Removes immediately; Undo saves it again under the same name. */
export const useRemoveSearch = () => {
  const queryClient = useQueryClient();
  const saveAgain = useSaveSearch(showRestoreFailure);

  return useMutation({
    ...removeSavedSearchMutation(),
    onMutate: async ({ path: { id } }) => {
      await queryClient.cancelQueries({ queryKey: listKey() });
      const removed = queryClient.getQueryData(listKey())?.find((search) => search.id === id);
      queryClient.setQueryData(listKey(), (list) => list?.filter((search) => search.id !== id));
      return removed;
    },
    onSuccess: (_nothing, _sent, removed) => {
      if (!removed) return;
      const { name, query } = removed;
      toast({
        title: 'Search removed',
        description: name,
        action: {
          label: 'Undo',
          onClick: () => saveAgain.mutate({ body: { name, query } }),
        },
      });
    },
    onError: (error, _sent, removed) => {
      queryClient.setQueryData(
        listKey(),
        (list) => list && removed && inOrder([...list.filter(({ id }) => id !== removed.id), removed]),
      );
      toast({
        tone: 'error',
        title: 'Error',
        description: userMessageOf(error) ?? 'We couldn’t remove this search. Try again.',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey() }),
  });
};

const showRestoreFailure = (error: unknown) =>
  toast({
    tone: 'error',
    title: 'Error',
    description: userMessageOf(error) ?? 'We couldn’t restore this search. Try again.',
  });
