import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountActivityQueryKey, listSignInsQueryKey } from '@/api/@tanstack/react-query.gen';
import { endOtherSignInsMutation, endSignInMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { settingsRefusal } from '../refusal-words';

const hasAlreadyEnded = (error: unknown) => error instanceof ApiError && error.status === 404;

const useReloadSignIns = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listSignInsQueryKey() }),
      client.invalidateQueries({ queryKey: listAccountActivityQueryKey() }),
    ]);
};

const showFailure = (error: unknown) =>
  toast({ tone: 'error', title: 'Error', description: settingsRefusal(error) });

/** A sign-in that has already ended counts as success. */
export const useEndSignIn = (device: string) => {
  const reload = useReloadSignIns();

  return useMutation({
    ...endSignInMutation(),
    onSettled: (_nothing, error) => {
      if (error !== null && !hasAlreadyEnded(error)) {
        showFailure(error);
        return;
      }
      toast({ title: 'Signed Out', description: `${device} is signed out of your account.` });
      return reload();
    },
  });
};

export const useEndOtherSignIns = () => {
  const reload = useReloadSignIns();

  return useMutation({
    ...endOtherSignInsMutation(),
    onSuccess: () => {
      toast({ title: 'Signed Out', description: 'You’re now signed in only on this device.' });
      return reload();
    },
    onError: showFailure,
  });
};
