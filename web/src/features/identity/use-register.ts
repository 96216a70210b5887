import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store';
import { PRODUCT_NAME } from '@/lib/product';
import { startSession } from '@/lib/session';
import { register } from './auth-calls';
import { registerRefusal } from './refusal-words';

export const useRegister = () =>
  useMutation({
    mutationFn: register,
    onSuccess: ({ tokens, user }) => {
      startSession(tokens, user);
      toast({ title: `Welcome to ${PRODUCT_NAME}` });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Registration Failed', description: registerRefusal(error) }),
  });
