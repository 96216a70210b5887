import { type QueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { listSavedCollegesOptions, readStudentStatsQueryKey } from '@/api/@tanstack/react-query.gen';

/** Unlike the bare key, it knows the type of what it leads to. */
export const listKey = () => listSavedCollegesOptions().queryKey;

type Change = (list: SavedCollege[]) => SavedCollege[];

/** Shows a change of the list before the server has agreed to it; undone the same way, whatever came between. */
export const showChange = async (queryClient: QueryClient, change: Change) => {
  await queryClient.cancelQueries({ queryKey: listKey() });
  queryClient.setQueryData(listKey(), (list) => list && change(list));
};

/** Reads again what a change of the list touched, once the last of several changes is through. */
export const readListAgain = (queryClient: QueryClient) => {
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
