import { useMutation } from '@tanstack/react-query';
import { logoutMutation } from '@/api/queries/identity.gen';
import { toast } from '@/components/ui/toasts/toast-store';
import { isAnythingKeptOnlyHere } from '@/lib/session/kept-only-here';
import { endSession } from '@/lib/session/session';
import { askBeforeSigningOut } from './asked-sign-out';
import { useSay } from '@/lib/preferences/say';

/** Clears this browser whatever the server answers, even offline. Asks first where that loses something. */
export const useSignOut = (onSignedOut?: () => void) => {
  const say = useSay();
  const { isPending, mutate } = useMutation({
    ...logoutMutation(),
    onSettled: () => {
      endSession();
      toast({ title: say('Logged Out'), description: say('You have been successfully logged out.') });
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
