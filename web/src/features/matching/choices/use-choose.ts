import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CollegeCard, type Recommendation, type RecommendationChoiceRequest } from '@/api';
import {
  listHiddenRecommendationsQueryKey,
  readNextBestStepQueryKey,
  readStudentStatsQueryKey,
} from '@/api/@tanstack/react-query.gen';
import { chooseRecommendationMutation, listRecommendationsOptions } from '@/api/queries/matching.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { isChangedElsewhere } from '@/lib/api/api-error';
import { listKey, updateList } from '../saved-colleges/list-cache';
import { toastFailure } from '../saved-colleges/toast-failure';

const recommendedKey = () => listRecommendationsOptions().queryKey;

/** What follows from a choice. */
const affected = () => [
  recommendedKey(),
  listHiddenRecommendationsQueryKey(),
  listKey(),
  readStudentStatsQueryKey(),
  readNextBestStepQueryKey(),
];

const withChoice = (list: readonly Recommendation[], id: number, choice: RecommendationChoiceRequest) =>
  choice.userInterested === false
    ? list.filter(({ college }) => college.id !== id)
    : list.map((each) => (each.college.id === id ? { ...each, ...choice } : each));

const markHidden = (queryClient: QueryClient, id: number, isHidden: boolean) =>
  updateList(queryClient, (list) =>
    list.map((entry) => (entry.collegeId === id ? { ...entry, isHidden } : entry)),
  );

/** Stores a choice about one college. The lists on screen follow before the server replies. */
const useChoosing = (collegeId: number, onHidden?: () => void) => {
  const queryClient = useQueryClient();

  return useMutation({
    ...chooseRecommendationMutation(),
    // Quick changes of mind arrive in their order.
    scope: { id: 'recommendation-choices' },
    onMutate: async ({ body }) => {
      await queryClient.cancelQueries({ queryKey: recommendedKey() });
      const before = {
        recommended: queryClient.getQueryData(recommendedKey()),
        saved: queryClient.getQueryData(listKey()),
      };
      queryClient.setQueryData(recommendedKey(), (list) => list && withChoice(list, collegeId, body));
      if (body.userInterested !== undefined)
        await markHidden(queryClient, collegeId, body.userInterested === false);
      return before;
    },
    onSuccess: (_reply, { body }) => {
      if (body.userInterested === false) onHidden?.();
    },
    onError: (error, _sent, before) => {
      queryClient.setQueryData(recommendedKey(), before?.recommended);
      queryClient.setQueryData(listKey(), before?.saved);
      if (!isChangedElsewhere(error)) toastFailure(error, 'We couldn’t save your choice. Please try again.');
    },
    onSettled: async () => {
      if (queryClient.isMutating() > 1) return;
      await Promise.all(affected().map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};

/** What the student thinks of a college. `from` is the list that a hidden college leaves, such as "your balanced list". */
export const useChoose = ({ id, shortName }: Pick<CollegeCard, 'id' | 'shortName'>, from = 'your lists') => {
  const again = useChoosing(id);
  const show = () => again.mutate({ path: { collegeId: id }, body: { userInterested: null } });
  const choosing = useChoosing(id, () =>
    toast({
      title: 'College Hidden',
      description: `${shortName} is off ${from}`,
      action: { label: 'Undo', onClick: show },
    }),
  );

  return {
    /** Takes "Not interested" back. */
    show,
    choose: (body: RecommendationChoiceRequest) => choosing.mutate({ path: { collegeId: id }, body }),
    chooseAndWait: (body: RecommendationChoiceRequest) =>
      choosing.mutateAsync({ path: { collegeId: id }, body }),
  };
};
