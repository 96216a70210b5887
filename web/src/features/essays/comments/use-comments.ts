import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listEssayCommentsQueryKey } from '@/api/@tanstack/react-query.gen';
import {
  addEssayCommentMutation,
  listEssayCommentsOptions,
  removeEssayCommentMutation,
  reviseEssayCommentMutation,
} from '@/api/queries/essays.gen';
import { toast } from '@/components/ui/toasts/toast-store';

export const useComments = (essayId: string) => useQuery(listEssayCommentsOptions({ path: { id: essayId } }));

/** Each change says how it went, and the comments are read again. */
const useAfterChange = (essayId: string, done: string, failed: string) => {
  const queryClient = useQueryClient();
  const queryKey = listEssayCommentsQueryKey({ path: { id: essayId } });
  return {
    onSuccess: async () => {
      toast({ title: done });
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: () => toast({ tone: 'error', title: 'Error', description: failed }),
  };
};

export const useAddComment = (essayId: string) =>
  useMutation({
    ...addEssayCommentMutation(),
    ...useAfterChange(essayId, 'Comment Added', 'Failed to add comment'),
  });

export const useReviseComment = (essayId: string) =>
  useMutation({
    ...reviseEssayCommentMutation(),
    ...useAfterChange(essayId, 'Comment Updated', 'Failed to update comment'),
  });

export const useRemoveComment = (essayId: string) =>
  useMutation({
    ...removeEssayCommentMutation(),
    ...useAfterChange(essayId, 'Comment Deleted', 'Failed to delete comment'),
  });
