import { type QueryClient } from '@tanstack/react-query';
import { listApplicationsQueryKey, showCollegeQueryKey } from '@/api/@tanstack/react-query.gen';
import { applicationOptions } from './application-calls';
import { refreshFromProfile } from '@/lib/api/use-refresh-from-profile';
import { type ApplicationInFull, type ChecklistItem } from '@/api';

const keyOf = (id: string) => applicationOptions(id).queryKey;

/** Changes the application on screen before the server replies. */
export const showChanged = async (
  queryClient: QueryClient,
  id: string,
  change: (application: ApplicationInFull) => ApplicationInFull,
) => {
  await queryClient.cancelQueries({ queryKey: keyOf(id) });
  queryClient.setQueryData(keyOf(id), (application) => application && change(application));
};

export const withItem =
  (itemId: string, change: Partial<ChecklistItem>) =>
  (application: ApplicationInFull): ApplicationInFull => ({
    ...application,
    checklist: application.checklist.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
  });

/** Reads it again, with all that depends on it, after the last of several changes. */
export const refetchApplication = async (queryClient: QueryClient, id: string) => {
  if (queryClient.isMutating() > 1) return;
  // The round is part of every chance at this college.
  refreshFromProfile(queryClient);
  const collegeId = queryClient.getQueryData(keyOf(id))?.collegeId;
  if (collegeId !== undefined)
    void queryClient.invalidateQueries({ queryKey: showCollegeQueryKey({ path: { id: collegeId } }) });
  await Promise.all(
    [keyOf(id), listApplicationsQueryKey()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
};
