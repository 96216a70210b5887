import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SeasonPlan } from '@/api';
import { readSeasonPlanQueryKey } from '@/api/@tanstack/react-query.gen';
import { chooseSeasonSettingsMutation, readSeasonPlanOptions } from '@/api/queries/essays.gen';

export const useSeasonPlan = () => useQuery(readSeasonPlanOptions());

/** Replies with the new plan. */
export const useChooseSettings = () => {
  const queryClient = useQueryClient();
  return useMutation({
    ...chooseSeasonSettingsMutation(),
    onSuccess: (plan: SeasonPlan) => queryClient.setQueryData(readSeasonPlanQueryKey(), plan),
  });
};
