import { useMutation } from '@tanstack/react-query';
import { sendVerificationEmailMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { emailLinkRefusal } from '../refusal-words';

/** Limited to a few an hour; the refusal says when to try again. */
export const useResendVerification = () =>
  useMutation({
    ...sendVerificationEmailMutation(),
    onSuccess: ({ message }) => toast({ title: 'Confirmation Sent', description: message }),
    onError: (error) =>
      toast({ tone: 'error', title: 'Request Failed', description: emailLinkRefusal(error) }),
  });
