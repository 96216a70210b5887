import { useMutation } from '@tanstack/react-query';
import { registerMutation } from '@/api/queries/sign-in.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { startSession } from '@/lib/session/session';
import { useEntryWords } from '../entry/use-entry-words';

export const useRegister = () => {
  const { register, refusals } = useEntryWords();

  return useMutation({
    ...registerMutation(),
    onSuccess: ({ tokens, user }) => {
      startSession(tokens, user);
      toast({ title: register.welcome });
    },
    onError: (error) =>
      toast({ tone: 'error', title: register.failed, description: refusals.register(error) }),
  });
};
