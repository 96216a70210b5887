import { useMutation } from '@tanstack/react-query';
import { logoutMutation } from '@/api/@tanstack/react-query.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { endSession } from '@/lib/session/session';

/** Clears this browser whatever the server answers, even offline. */
export const useSignOut = (onSignedOut?: () => void) =>
  useMutation({
    ...logoutMutation(),
    onSettled: () => {
      endSession();
      toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
      onSignedOut?.();
    },
  });
