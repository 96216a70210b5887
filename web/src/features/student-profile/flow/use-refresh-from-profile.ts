import { useQueryClient } from '@tanstack/react-query';
import {
  listRecommendationsQueryKey,
  listSavedCollegesQueryKey,
  readNextBestStepQueryKey,
  readProfileCompletionQueryKey,
  readStudentStatsQueryKey,
  searchCollegesInfiniteQueryKey,
  searchCollegesQueryKey,
} from '@/api/@tanstack/react-query.gen';

/** Grouped by how each is asked for, whatever the filters. */
const worksOutFromProfile = () => [
  readStudentStatsQueryKey(),
  readProfileCompletionQueryKey(),
  readNextBestStepQueryKey(),
  listRecommendationsQueryKey(),
  listSavedCollegesQueryKey(),
  searchCollegesQueryKey(),
  searchCollegesInfiniteQueryKey(),
];

/** Reads again what the server works out from a profile. */
export const useRefreshFromProfile = () => {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of worksOutFromProfile()) void queryClient.invalidateQueries({ queryKey });
  };
};
