import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { declineSuggestionMutation, listSuggestedCollegesOptions } from '@/api/queries/suggestions.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { useSavedColleges } from '../saved-colleges/use-saved-colleges';
import { toastFailure } from '../saved-colleges/toast-failure';

/** Without those the student has saved since. */
export const useSuggestedToYou = () => {
  const saved = new Set(useSavedColleges().data?.map(({ collegeId }) => collegeId));
  return useQuery({
    ...listSuggestedCollegesOptions(),
    select: (suggestions) => suggestions.filter(({ college }) => !saved.has(college.id)),
  });
};

/** "No thanks". It goes from the screen at once, and comes back if the call failed. */
export const useDecline = (from: string) => {
  const client = useQueryClient();
  const { queryKey } = listSuggestedCollegesOptions();
  return useMutation({
    ...declineSuggestionMutation(),
    onMutate: async ({ path: { id } }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before?.filter((each) => each.id !== id));
    },
    onSuccess: () => toast({ title: 'Okay, not now', description: `That’s all ${from} reads: “Not now”.` }),
    onError: (error) => toastFailure(error, 'We couldn’t send your answer. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
