import { useMutation } from '@tanstack/react-query';
import { resetPasswordMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { currentSession, endSession } from '@/lib/session/session';
import { resetRefusal } from '../refusal-words';

const INVALID_TOKEN = { title: 'Invalid Token', description: 'Reset token is missing or invalid.' };

/** The server ends every sign-in of the account, so this browser clears its session. */
export const useResetPassword = () =>
  useMutation({
    ...resetPasswordMutation(),
    onSuccess: ({ message }) => {
      if (currentSession().status !== 'signed-out') endSession();
      toast({ title: 'Password Reset Successful', description: message });
    },
    onError: (error) => {
      const noToken = fieldProblemsOf(error).some(({ path }) => path === 'token');
      const words = noToken ? INVALID_TOKEN : { title: 'Reset Failed', description: resetRefusal(error) };
      toast({ tone: 'error', ...words });
    },
  });
