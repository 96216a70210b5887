import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedCollege } from '@/api';
import { moveSavedCollegeMutation } from '@/api/@tanstack/react-query.gen';
import { changed, readListAgain, showChange } from './list-cache';
import { type Shelf } from './shelves';
import { tellFailure } from './tell-failure';

/** The student's own call. Putting a college back where the estimate has it ends that call. */
export const useMoveCollege = ({ id, category, categoryIsYours, computedCategory }: SavedCollege) => {
  const queryClient = useQueryClient();
  const move = useMutation({
    ...moveSavedCollegeMutation(),
    onMutate: ({ body }) =>
      showChange(
        queryClient,
        changed(id, {
          category: body.category,
          categoryIsYours: body.category !== (computedCategory ?? 'Target'),
        }),
      ),
    onError: async (error) => {
      await showChange(queryClient, changed(id, { category, categoryIsYours }));
      tellFailure(error, 'Failed to change category. Please try again.');
    },
    onSettled: () => readListAgain(queryClient),
  });

  return (to: Shelf) => {
    if (to !== category) move.mutate({ path: { id }, body: { category: to } });
  };
};
