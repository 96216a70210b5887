import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountActivityQueryKey, listSignInsQueryKey } from '@/api/@tanstack/react-query.gen';
import { endOtherSignInsMutation, endSignInMutation } from '@/api/queries/account.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { ApiError } from '@/lib/api/api-error';
import { useSettingsWords } from '../use-settings-words';

const hasAlreadyEnded = (error: unknown) => error instanceof ApiError && error.status === 404;

const useReloadSignIns = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listSignInsQueryKey() }),
      client.invalidateQueries({ queryKey: listAccountActivityQueryKey() }),
    ]);
};

const useShowFailure = () => {
  const words = useSettingsWords();
  return (error: unknown) => toast({ tone: 'error', title: words.error, description: words.refusal(error) });
};

/** A sign-in that has already ended counts as success. */
export const useEndSignIn = (device: string) => {
  const { signIns } = useSettingsWords();
  const showFailure = useShowFailure();
  const reload = useReloadSignIns();

  return useMutation({
    ...endSignInMutation(),
    onSettled: (_nothing, error) => {
      if (error !== null && !hasAlreadyEnded(error)) {
        showFailure(error);
        return;
      }
      toast({ title: signIns.ended, description: signIns.endedWhat(device) });
      return reload();
    },
  });
};

export const useEndOtherSignIns = () => {
  const { signIns } = useSettingsWords();
  const showFailure = useShowFailure();
  const reload = useReloadSignIns();

  return useMutation({
    ...endOtherSignInsMutation(),
    onSuccess: () => {
      toast({ title: signIns.ended, description: signIns.onlyHere });
      return reload();
    },
    onError: showFailure,
  });
};
