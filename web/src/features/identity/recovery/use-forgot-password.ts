import { useMutation } from '@tanstack/react-query';
import { forgotPasswordMutation } from '@/api/queries/sign-in.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { useEntryWords } from '../entry/use-entry-words';

/** The reply is the same whether or not the email has an account. */
export const useForgotPassword = () => {
  const { forgot, refusals } = useEntryWords();

  return useMutation({
    ...forgotPasswordMutation(),
    onSuccess: ({ message }) => toast({ title: forgot.sent, description: forgot.sentNote(message) }),
    onError: (error) =>
      toast({ tone: 'error', title: forgot.failed, description: refusals.emailLink(error) }),
  });
};
