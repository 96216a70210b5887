import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { moveSavedCollegeMutation } from '@/api/queries/matching.gen';
import { changed, refetchList, updateList } from './list-cache';
import { type ListCategory } from './list-categories';
import { toastFailure } from './toast-failure';

/** Moves a college to the category the student chooses. Choosing the estimated one makes it follow the estimate again. */
export const useMoveCollege = ({ id, category, categoryIsYours, computedCategory }: SavedCollege) => {
  const queryClient = useQueryClient();
  const move = useMutation({
    ...moveSavedCollegeMutation(),
    onMutate: ({ body }) =>
      updateList(
        queryClient,
        changed(id, {
          category: body.category,
          categoryIsYours: body.category !== (computedCategory ?? 'Target'),
        }),
      ),
    onError: async (error) => {
      await updateList(queryClient, changed(id, { category, categoryIsYours }));
      toastFailure(error, 'Failed to change category. Please try again.');
    },
    onSettled: () => refetchList(queryClient),
  });

  return (to: ListCategory) => {
    if (to !== category) move.mutate({ path: { id }, body: { category: to } });
  };
};
