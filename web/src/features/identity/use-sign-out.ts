import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store';
import { leaveSession } from '@/lib/session';
import { signOut } from './auth-calls';

/** The server is told first; whatever it answers, and offline too, this browser forgets everything. */
export const useSignOut = () =>
  useMutation({
    mutationFn: signOut,
    onSettled: () => {
      leaveSession();
      toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
    },
  });
