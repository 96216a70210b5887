import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { verifyEmail } from '@/api';
import { meQueryKey } from '@/api/@tanstack/react-query.gen';
import { ApiError } from '@/lib/api/api-error';
import { currentSession } from '@/lib/session/session';
import { isLinkOver } from '../refusal-words';

type Confirmation =
  { state: 'asking' | 'done' | 'over' | 'unreached' } | { state: 'refused'; words: string | undefined };

const verdictOn = (error: unknown): Confirmation => {
  if (!(error instanceof ApiError)) return { state: 'unreached' };
  return isLinkOver(error) ? { state: 'over' } : { state: 'refused', words: error.sentence };
};

/** Opens the letter's link, once: it is good for one time only. */
export const useEmailConfirmation = (token: string | null) => {
  const client = useQueryClient();
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token === null ? 'over' : 'asking',
  });
  const asked = useRef(false);

  const ask = async () => {
    if (token === null) return;
    setConfirmation({ state: 'asking' });
    try {
      await verifyEmail({ body: { token }, throwOnError: true });
      setConfirmation({ state: 'done' });
      if (currentSession().status === 'signed-in') void client.invalidateQueries({ queryKey: meQueryKey() });
    } catch (error) {
      setConfirmation(verdictOn(error));
    }
  };

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });

  return { confirmation, ask };
};
