import { useMutation } from '@tanstack/react-query';
import { logoutMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { isAnythingKeptOnlyHere } from '@/lib/session/kept-only-here';
import { endSession } from '@/lib/session/session';
import { askBeforeSigningOut } from './asked-sign-out';

/** Clears this browser whatever the server answers, even offline. Asks first where that loses something. */
export const useSignOut = (onSignedOut?: () => void) => {
  const { isPending, mutate } = useMutation({
    ...logoutMutation(),
    onSettled: () => {
      endSession();
      toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
      onSignedOut?.();
    },
  });
  const signOut = () => mutate({});

  return {
    isPending,
    signOut: () => {
      if (isPending) return;
      if (isAnythingKeptOnlyHere()) askBeforeSigningOut(signOut);
      else signOut();
    },
  };
};
