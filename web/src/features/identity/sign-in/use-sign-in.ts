import { useMutation } from '@tanstack/react-query';
import { loginMutation } from '@/api/queries/sign-in.gen';
import { dismissToast, toast } from '@/components/ui/toasts/toast-store';
import { startSession } from '@/lib/session/session';
import { useEntryWords } from '../entry/use-entry-words';
import { isCodeNeeded } from '../refusal-words';

export const useSignIn = () => {
  const { login, refusals } = useEntryWords();

  return useMutation({
    ...loginMutation(),
    onSuccess: ({ tokens, user, message }) => {
      startSession(tokens, user);
      // The server may add a message, such as that the provider is now linked.
      const note = login.note(message);
      toast({ title: login.welcome, ...(note !== undefined && { description: note }) });
    },
    onError: (error) => {
      if (isCodeNeeded(error)) dismissToast();
      else toast({ tone: 'error', title: login.failed, description: refusals.login(error) });
    },
  });
};
