import { useMutation } from '@tanstack/react-query';
import { resetPasswordMutation } from '@/api/queries/sign-in.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { currentSession, endSession } from '@/lib/session/session';
import { useEntryWords } from '../entry/use-entry-words';

/** The server ends every sign-in of the account, so this browser clears its session. */
export const useResetPassword = () => {
  const { reset, refusals } = useEntryWords();

  return useMutation({
    ...resetPasswordMutation(),
    onSuccess: ({ message }) => {
      if (currentSession().status !== 'signed-out') endSession();
      toast({ title: reset.success, description: reset.successNote(message) });
    },
    onError: (error) => {
      const noToken = fieldProblemsOf(error).some(({ path }) => path === 'token');
      const words = noToken
        ? { title: reset.noTokenTitle, description: reset.noToken }
        : { title: reset.failed, description: refusals.reset(error) };
      toast({ tone: 'error', ...words });
    },
  });
};
