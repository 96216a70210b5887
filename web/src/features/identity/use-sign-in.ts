import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store';
import { startSession } from '@/lib/session';
import { signIn } from './auth-calls';
import { loginRefusal } from './refusal-words';

export const useSignIn = () =>
  useMutation({
    mutationFn: signIn,
    onSuccess: ({ tokens, user }) => {
      startSession(tokens, user);
      toast({ title: 'Welcome back!' });
    },
    onError: (error) => toast({ tone: 'error', title: 'Login Failed', description: loginRefusal(error) }),
  });
