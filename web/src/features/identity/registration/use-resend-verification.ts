import { useMutation } from '@tanstack/react-query';
import { sendVerificationEmailMutation } from '@/api/queries/account.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { type ResendWords } from './resend-words';

/** Limited to a few an hour; the refusal says when to try again. */
export const useResendVerification = (words: ResendWords) =>
  useMutation({
    ...sendVerificationEmailMutation(),
    onSuccess: ({ message }) => toast({ title: words.sentTitle, description: words.sentNote(message) }),
    onError: (error) => toast({ tone: 'error', title: words.failed, description: words.refusal(error) }),
  });
