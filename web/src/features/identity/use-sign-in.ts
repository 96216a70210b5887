import { useMutation } from '@tanstack/react-query';
import { loginMutation } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toast-store';
import { startSession } from '@/lib/session';
import { loginRefusal } from './refusal-words';

export const useSignIn = () =>
  useMutation({
    ...loginMutation(),
    onSuccess: ({ tokens, user }) => {
      startSession(tokens, user);
      toast({ title: 'Welcome back!' });
    },
    onError: (error) => toast({ tone: 'error', title: 'Login Failed', description: loginRefusal(error) }),
  });
