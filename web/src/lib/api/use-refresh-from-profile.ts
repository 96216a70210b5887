import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  listActivityScoresQueryKey,
  listRecommendationsQueryKey,
  listSavedCollegesQueryKey,
  readListFactsQueryKey,
  readNextBestStepQueryKey,
  readProfileCompletionQueryKey,
  readStudentStatsQueryKey,
  searchCollegesQueryKey,
} from '@/api/@tanstack/react-query.gen';

/** Query key prefixes, whatever the filters. */
const worksOutFromProfile = () => [
  readStudentStatsQueryKey(),
  readProfileCompletionQueryKey(),
  readNextBestStepQueryKey(),
  listActivityScoresQueryKey(),
  listRecommendationsQueryKey(),
  listSavedCollegesQueryKey(),
  readListFactsQueryKey(),
  searchCollegesQueryKey(),
];

/** Refetches what the server derives from the profile, and from the rounds of the applications. */
export const refreshFromProfile = (queryClient: QueryClient) => {
  for (const queryKey of worksOutFromProfile()) void queryClient.invalidateQueries({ queryKey });
};

export const useRefreshFromProfile = () => {
  const queryClient = useQueryClient();
  return () => refreshFromProfile(queryClient);
};
