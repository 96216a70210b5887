import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  endOtherSignInsMutation,
  endSignInMutation,
  listAccountActivityQueryKey,
  listSignInsQueryKey,
} from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { settingsRefusal } from '../refusal-words';

const isOverAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

const useReadAgain = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listSignInsQueryKey() }),
      client.invalidateQueries({ queryKey: listAccountActivityQueryKey() }),
    ]);
};

const sayFailed = (error: unknown) =>
  toast({ tone: 'error', title: 'Error', description: settingsRefusal(error) });

/** One of one's own. One that ended meanwhile is as good as ended. */
export const useEndSignIn = (device: string) => {
  const readAgain = useReadAgain();

  return useMutation({
    ...endSignInMutation(),
    onSettled: (_nothing, error) => {
      if (error !== null && !isOverAlready(error)) {
        sayFailed(error);
        return;
      }
      toast({ title: 'Signed Out', description: `${device} is signed out of your account.` });
      return readAgain();
    },
  });
};

export const useEndOtherSignIns = () => {
  const readAgain = useReadAgain();

  return useMutation({
    ...endOtherSignInsMutation(),
    onSuccess: () => {
      toast({ title: 'Signed Out', description: 'You’re now signed in only on this device.' });
      return readAgain();
    },
    onError: sayFailed,
  });
};
