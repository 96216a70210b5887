import { type QueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { readStudentStatsQueryKey } from '@/api/@tanstack/react-query.gen';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';

/** The query key of the list, with the type of its data. */
export const listKey = () => listSavedCollegesOptions().queryKey;

type Change = (list: SavedCollege[]) => SavedCollege[];

/** Changes the list on screen before the server replies. A failed change is reverted the same way. */
export const updateList = async (queryClient: QueryClient, change: Change) => {
  await queryClient.cancelQueries({ queryKey: listKey() });
  queryClient.setQueryData(listKey(), (list) => list && change(list));
};

/** Refetches the list and its counts after the last of several changes. */
export const refetchList = (queryClient: QueryClient) => {
  if (queryClient.isMutating() > 1) return;
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: listKey() }),
    queryClient.invalidateQueries({ queryKey: readStudentStatsQueryKey() }),
  ]);
};

export const without =
  (id: string): Change =>
  (list) =>
    list.filter((entry) => entry.id !== id);

export const withEntry =
  (added: SavedCollege, at = 0): Change =>
  (list) =>
    list.some((entry) => entry.collegeId === added.collegeId) ? list : list.toSpliced(at, 0, added);

export const changed =
  (id: string, change: Partial<SavedCollege>): Change =>
  (list) =>
    list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
