import { useMutation } from '@tanstack/react-query';
import { registerMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { PRODUCT_NAME } from '@/lib/words/product';
import { startSession } from '@/lib/session/session';
import { registerRefusal } from '../refusal-words';

export const useRegister = () =>
  useMutation({
    ...registerMutation(),
    onSuccess: ({ tokens, user }) => {
      startSession(tokens, user);
      toast({ title: `Welcome to ${PRODUCT_NAME}` });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Registration Failed', description: registerRefusal(error) }),
  });
