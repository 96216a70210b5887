import { useMutation } from '@tanstack/react-query';
import { loginMutation } from '@/api/queries/identity.gen';
import { dismissToast, toast } from '@/components/ui/toasts/toast-store';
import { startSession } from '@/lib/session/session';
import { isCodeNeeded, loginRefusal } from '../refusal-words';

const WELCOME = 'Welcome back!';

export const useSignIn = () =>
  useMutation({
    ...loginMutation(),
    onSuccess: ({ tokens, user, message }) => {
      startSession(tokens, user);
      // The server may add a message, such as that the provider is now linked.
      toast({ title: WELCOME, ...(message === WELCOME ? {} : { description: message }) });
    },
    onError: (error) => {
      if (isCodeNeeded(error)) dismissToast();
      else toast({ tone: 'error', title: 'Login Failed', description: loginRefusal(error) });
    },
  });
