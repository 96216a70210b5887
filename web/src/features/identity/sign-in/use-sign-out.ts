import { useMutation } from '@tanstack/react-query';
import { logoutMutation } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toast-store';
import { leaveSession } from '@/lib/session/session';

/** The server is told first; whatever it answers, and offline too, this browser forgets everything. */
export const useSignOut = (onSignedOut?: () => void) =>
  useMutation({
    ...logoutMutation(),
    onSettled: () => {
      leaveSession();
      toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
      onSignedOut?.();
    },
  });
