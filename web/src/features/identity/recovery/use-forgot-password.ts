import { useMutation } from '@tanstack/react-query';
import { forgotPasswordMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { emailLinkRefusal } from '../refusal-words';

/** The reply is the same whether or not the email has an account. */
export const useForgotPassword = () =>
  useMutation({
    ...forgotPasswordMutation(),
    onSuccess: ({ message }) => toast({ title: 'Reset Link Sent', description: message }),
    onError: (error) =>
      toast({ tone: 'error', title: 'Request Failed', description: emailLinkRefusal(error) }),
  });
