import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSavedCollegesQueryKey, readStudentStatsQueryKey } from '@/api/@tanstack/react-query.gen';
import { beginApplicationMutation, listApplicationsOptions } from '@/api/queries/matching.gen';
import { tellOtherTabs } from '@/lib/api/other-tabs';

/** Begins an application. Its round changes the estimate at this college, so the list is read again. */
export const useBegin = () => {
  const queryClient = useQueryClient();
  const { queryKey } = listApplicationsOptions();

  return useMutation({
    ...beginApplicationMutation(),
    onSettled: () => {
      tellOtherTabs(queryKey);
      return Promise.all(
        [queryKey, listSavedCollegesQueryKey(), readStudentStatsQueryKey()].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      );
    },
  });
};
