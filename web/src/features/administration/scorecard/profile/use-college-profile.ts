import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listScorecardCollegesQueryKey, showCollegeProfileQueryKey } from '@/api/@tanstack/react-query.gen';
import { keepCollegeProfileMutation, showCollegeProfileOptions } from '@/api/queries/admin.gen';

const at = (unitId: number) => ({ path: { unitId } });

export const useCollegeProfile = (unitId: number) => useQuery(showCollegeProfileOptions(at(unitId)));

export const useKeepFact = (unitId: number) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...keepCollegeProfileMutation(),
    onSuccess: (profile) => queryClient.setQueryData(showCollegeProfileQueryKey(at(unitId)), profile),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listScorecardCollegesQueryKey() }),
  });
};
