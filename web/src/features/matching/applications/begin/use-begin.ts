import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showCollegeQueryKey } from '@/api/@tanstack/react-query.gen';
import { beginApplicationMutation, listApplicationsOptions } from '@/api/queries/applications.gen';
import { tellOtherTabs } from '@/lib/api/other-tabs';
import { refreshFromProfile } from '@/lib/api/use-refresh-from-profile';

/** Begins an application. Its round changes the estimate at this college, so what comes from chances is read again. */
export const useBegin = () => {
  const queryClient = useQueryClient();
  const { queryKey } = listApplicationsOptions();

  return useMutation({
    ...beginApplicationMutation(),
    onSettled: (_reply, _error, { body: { collegeId } }) => {
      tellOtherTabs(queryKey);
      refreshFromProfile(queryClient);
      return Promise.all(
        [queryKey, showCollegeQueryKey({ path: { id: collegeId } })].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      );
    },
  });
};
