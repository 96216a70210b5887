import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from '@/api/calls/sign-in.gen';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/session/session';
import { isLinkExpired } from '../refusal-words';

type Confirmation =
  | { state: 'signed-out' | 'confirming' | 'done' | 'expired' | 'unreachable' }
  | { state: 'refused'; words: string | undefined };

const confirmationFailure = (error: unknown): Confirmation => {
  if (!(error instanceof ApiError)) return { state: 'unreachable' };
  return isLinkExpired(error) ? { state: 'expired' } : { state: 'refused', words: error.userMessage };
};

/** Confirms once, because the link works only one time, and only when signed in, because the link is for one account. */
export const useEmailConfirmation = (token: string | null) => {
  const client = useQueryClient();
  const signedIn = useSession().status === 'signed-in';
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token === null ? 'expired' : 'confirming',
  });
  const started = useRef(false);

  const confirm = async () => {
    if (token === null) return;
    setConfirmation({ state: 'confirming' });
    try {
      await verifyEmail({ body: { token }, throwOnError: true });
      setConfirmation({ state: 'done' });
      void client.invalidateQueries({ queryKey: meQueryKey() });
    } catch (error) {
      setConfirmation(confirmationFailure(error));
    }
  };

  useEffect(() => {
    // After a session ended, the next sign-in tries again.
    if (!signedIn) started.current = false;
    else if (!started.current) {
      started.current = true;
      void confirm();
    }
  });

  const waitsForSignIn = token !== null && !signedIn && confirmation.state !== 'done';
  return { confirmation: waitsForSignIn ? ({ state: 'signed-out' } as const) : confirmation, confirm };
};
