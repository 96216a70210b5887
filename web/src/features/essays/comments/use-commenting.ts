import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toasts/toast-store';
import { type Commenting } from './commenting';

/** Each change says how it went, and the comments are read again: after a failure, they may be closed by now. */
const useAfterChange = ({ calls, words }: Commenting, done: string, failed: string) => {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: calls.queryKey });
  return {
    onSuccess: () => {
      toast({ title: done });
      return readAgain();
    },
    onError: () => {
      toast({ tone: 'error', title: words.error, description: failed });
      void readAgain();
    },
  };
};

export const useAddComment = (by: Commenting) =>
  useMutation({
    mutationFn: by.calls.add,
    ...useAfterChange(by, by.words.added, by.words.notAdded),
  });

export const useReviseComment = (by: Commenting) =>
  useMutation({
    mutationFn: by.calls.revise,
    ...useAfterChange(by, by.words.changed, by.words.notChanged),
  });

export const useRemoveComment = (by: Commenting) =>
  useMutation({
    mutationFn: by.calls.remove,
    ...useAfterChange(by, by.words.removed, by.words.notRemoved),
  });
