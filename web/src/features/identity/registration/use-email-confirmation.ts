import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from '@/api';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { ApiError } from '@/lib/api/api-error';
import { currentSession } from '@/lib/session/session';
import { isLinkExpired } from '../refusal-words';

type Confirmation =
  | { state: 'confirming' | 'done' | 'expired' | 'unreachable' }
  | { state: 'refused'; words: string | undefined };

const confirmationFailure = (error: unknown): Confirmation => {
  if (!(error instanceof ApiError)) return { state: 'unreachable' };
  return isLinkExpired(error) ? { state: 'expired' } : { state: 'refused', words: error.userMessage };
};

/** Confirms once, because the link works only one time. */
export const useEmailConfirmation = (token: string | null) => {
  const client = useQueryClient();
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
      if (currentSession().status === 'signed-in') void client.invalidateQueries({ queryKey: meQueryKey() });
    } catch (error) {
      setConfirmation(confirmationFailure(error));
    }
  };

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void confirm();
  });

  return { confirmation, confirm };
};
